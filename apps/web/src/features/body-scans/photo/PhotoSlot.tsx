import type { View } from '@darzi/body/shapes.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSay } from '../../../words/use-say.ts'
import styles from '../BodyScan.module.css'
import { GuideFigure } from '../camera/GuideFigure.tsx'
import { useModel } from '../see/model.ts'
import { FilesButton } from './FilesButton.tsx'
import { PhotoCanvas } from './PhotoCanvas.tsx'
import type { Photo } from './shelf.ts'

interface Props {
  view: View
  photo: Photo | undefined
  onCamera: () => void
  onFiles: (files: readonly File[]) => void
  onRemove: () => void
}

/** One of the two photos, or how to stand for it; under it what the device thinks of it. */
export function PhotoSlot({ view, photo, onCamera, onFiles, onRemove }: Props) {
  const say = useSay()
  const name = say(`body-scans.view.${view}`)
  return (
    <section className={styles.slot} aria-label={name} data-view={view} data-verdict={verdictOf(photo)}>
      <h3 tabIndex={-1}>{name}</h3>
      <div className={styles.frame}>
        {photo ? <PhotoCanvas canvas={photo.canvas} label={name} /> : <GuideFigure view={view} />}
      </div>
      <SlotWords view={view} photo={photo} />
      <div className={styles.slotActs}>
        <Button onClick={onCamera}>{say(photo ? 'body-scans.photo.again' : 'body-scans.photo.take')}</Button>
        <FilesButton label={say('body-scans.photo.file')} onFiles={onFiles} />
        {photo && (
          <Button kind="plain" onClick={onRemove}>
            {say('body-scans.photo.remove')}
          </Button>
        )}
      </div>
    </section>
  )
}

function verdictOf(photo: Photo | undefined): 'none' | 'good' | 'bad' {
  if (photo?.isFailed || photo?.judgement?.refusals.length) return 'bad'
  return photo?.judgement ? 'good' : 'none'
}

function SlotWords({ view, photo }: Pick<Props, 'view' | 'photo'>) {
  const say = useSay()
  const { stage } = useModel()
  if (!photo) return <p className={styles.faint}>{say(`body-scans.stand.${view}`)}</p>
  const { judgement, isFailed } = photo
  if (isFailed)
    return (
      <p role="alert" className={styles.bad}>
        {say('body-scans.photo.failed')}
      </p>
    )
  if (!judgement)
    return (
      <p role="status">{say(stage === 'ready' ? 'body-scans.photo.looking' : 'body-scans.photo.waiting')}</p>
    )
  if (judgement.refusals.length > 0)
    return (
      <ul role="alert" className={styles.bad}>
        {judgement.refusals.map(({ code }) => (
          <li key={code}>{say(`body-scans.judge.${code}`)}</li>
        ))}
      </ul>
    )
  return (
    <div role="status" className={styles.good}>
      {!judgement.notices.some(({ code }) => code === 'outlineJumps') && (
        <p>{say('body-scans.photo.good')}</p>
      )}
      {judgement.notices.map(({ code }) => (
        <p key={code}>{say(`body-scans.judge.${code}`)}</p>
      ))}
    </div>
  )
}
