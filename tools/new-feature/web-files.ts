import type { Names } from './names.ts'

const languages = ['en', 'hi', 'pa'] as const
const nothingYet = { en: 'Nothing here yet', hi: 'अभी यहाँ कुछ नहीं है', pa: 'ਇੱਥੇ ਹਾਲੇ ਕੁਝ ਨਹੀਂ ਹੈ' }

/** The web's side of a new feature and its words, by path. */
export function webFiles(names: Names): Record<string, string> {
  const folder = `apps/web/src/features/${names.feature}`
  return {
    [`${folder}/${names.many.pascal}Page.tsx`]: page(names),
    [`${folder}/${names.one}-data.ts`]: data(names),
    ...Object.fromEntries(
      languages.map((language) => [
        `packages/words/src/${language}/${names.feature}.json`,
        `${JSON.stringify({ 'list.title': names.titles[language], 'list.empty': nothingYet[language] }, null, 2)}\n`,
      ]),
    ),
  }
}

function page({ feature, one, many }: Names): string {
  return `/** ${many.pascal}: the shop's own, newest first. It shows what the server says, and nothing else. */
import { problemSentence } from '../../data/problem-error.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { use${many.pascal} } from './${one}-data.ts'

export default function ${many.pascal}Page() {
  const t = useT()
  return (
    <>
      <ScreenHeader title={t('${feature}.list.title')} />
      <${many.pascal}List />
    </>
  )
}

function ${many.pascal}List() {
  const t = useT()
  const list = use${many.pascal}()
  if (list.isPending) return <SkeletonRows />
  if (list.isError) return <Failed why={problemSentence(list.error, t)} onRetry={() => void list.refetch()} />
  if (list.data.rows.length === 0) return <EmptyState title={t('${feature}.list.empty')} />
  return (
    <ul>
      {list.data.rows.map((row) => (
        <li key={row.id}>
          <InstantText at={row.createdAt} />
        </li>
      ))}
    </ul>
  )
}
`
}

function data({ feature, many }: Names): string {
  return `import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'

/** The first page, newest first. */
export function use${many.pascal}() {
  return useQuery({
    queryKey: ['${feature}'],
    queryFn: ({ signal }) => call('GET /api/${feature}', {}, { signal }),
  })
}
`
}
