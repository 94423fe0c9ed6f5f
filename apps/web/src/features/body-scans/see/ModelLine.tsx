import { useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'
import { startModel, useModel } from './model.ts'

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

/** How far the model is, by what has truly come; after a failure the way to try again. */
export function ModelLine() {
  const t = useT()
  const id = useId()
  const model = useModel()
  if (model.stage === 'idle') return null
  if (model.stage === 'failed')
    return (
      <div role="alert" className={styles.model}>
        <p>{t(`body-scans.model.${model.why}`)}</p>
        {(model.why === 'offline' || model.why === 'broken') && (
          <Button onClick={() => void startModel()}>{t('body-scans.model.again')}</Button>
        )}
      </div>
    )
  if (model.stage === 'ready') return <p className={styles.good}>{t('body-scans.model.ready')}</p>
  const { doneBytes, allBytes } = model.stage === 'fetching' ? model : { doneBytes: 1, allBytes: 1 }
  return (
    <div className={styles.model}>
      <label htmlFor={id}>
        {model.stage === 'starting'
          ? t('body-scans.model.starting')
          : t('body-scans.model.fetching', { done: megabytes(doneBytes), all: megabytes(allBytes) })}
      </label>
      <progress id={id} value={doneBytes} max={allBytes} />
    </div>
  )
}
