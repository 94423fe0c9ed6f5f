import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { openWords } from '../../../words/language.ts'

const words = ['orders-page', 'measurement-fields', 'payments']

/** Most mornings begin without a question: its code and its words come with the first. */
const Questions = lazy(async () => {
  const [{ TodayQuestions }] = await Promise.all([import('./TodayQuestions.tsx'), openWords(words)])
  return { default: TodayQuestions }
})

/** The dialogs of the day's orders, while the address asks for one. */
export function LazyQuestions() {
  const [search] = useSearchParams()
  if (!search.has('order') || !search.has('ask')) return null
  return (
    <Suspense>
      <Questions />
    </Suspense>
  )
}
