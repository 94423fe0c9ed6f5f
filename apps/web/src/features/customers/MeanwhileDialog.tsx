import { ProblemError } from '../../data/problem-error.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { useFetched } from '../../ui/use-fetched.ts'
import type { MeanwhileProps } from './MeanwhileQuestion.tsx'

const fetchQuestion = () => import('./MeanwhileQuestion.tsx')

/** Somebody else changed this record. It happens seldom, so the question is fetched when it does. */
export function MeanwhileDialog(props: MeanwhileProps) {
  const { part } = useFetched(fetchQuestion, true, () => {
    toastProblem(new ProblemError({ status: 0, code: 'request.offline' }))
    props.onClose()
  })
  return part ? <part.MeanwhileQuestion {...props} /> : null
}
