import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import { useWorkers } from './order-queries.ts'

interface Worker {
  id: string
  name: string
}

interface Props {
  now: Worker | undefined
  /** What it means that nobody is chosen. */
  nobody: string
  onChoose: (worker: Worker | undefined) => void
  isDisabled?: boolean
  error?: string
}

/** Whom the work is given to. Who may not give it reads who has it; who has left stays named until someone else has it. */
export function WorkerSelect({ now, nobody, onChoose, isDisabled, error }: Props) {
  const t = useT()
  const atWork = useWorkers()
  if (!atWork) return now ? <p>{t('orders.worker.with', { name: now.name })}</p> : null
  const isHere = !now || atWork.some(({ id }) => id === now.id)
  const workers: Worker[] = isHere ? atWork : [now, ...atWork]
  return (
    <NativeSelect
      label={t('orders.worker.label')}
      value={now?.id ?? ''}
      disabled={isDisabled}
      error={error}
      options={[{ value: '', label: nobody }, ...workers.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(event) => {
        const worker = workers.find(({ id }) => id === event.target.value)
        onChoose(worker && { id: worker.id, name: worker.name })
      }}
    />
  )
}
