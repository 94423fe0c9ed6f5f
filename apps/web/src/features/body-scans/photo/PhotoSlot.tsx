import type { View } from '@darzi/body/shapes.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FilesButton } from '../../../ui/FilesButton.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'
import { GuideFigure } from '../camera/GuideFigure.tsx'
import { useModel } from '../see/model.ts'
import type { Photo } from './shelf.ts'

interface Props {
  view: View
  photo: Photo | undefined
  onCamera: () => void
  onFiles: (files: readonly File[]) => void
  onRemove: () => void
  onLookAgain: () => void
}

/** One of the two photos, or how to stand for it; under it what the device thinks of it. */
export function PhotoSlot({ view, photo, onCamera, onFiles, onRemove, onLookAgain }: Props) {
  const t = useT()
  const name = t(`body-scans.view.${view}`)
  return (
    <section className={styles.slot} aria-label={name} data-view={view} data-verdict={verdictOf(photo)}>
      <h3 tabIndex={-1}>{name}</h3>
      <div className={styles.frame}>
        {photo ? <PhotoCanvas canvas={photo.canvas} label={name} /> : <GuideFigure view={view} />}
      </div>
      {photo?.movedFrom && (
        <p role="status" className={styles.moved}>
          {t(`body-scans.photo.moved_${view}`)}
        </p>
      )}
      <SlotWords view={view} photo={photo} />
      <div className={styles.slotActs}>
        {photo?.isFailed && (
          <Button kind="primary" onClick={onLookAgain}>
            {t('body-scans.photo.lookAgain')}
          </Button>
        )}
        <Button onClick={onCamera}>{t(photo ? 'body-scans.photo.again' : 'body-scans.photo.take')}</Button>
        <FilesButton label={t('body-scans.photo.file')} onFiles={onFiles} />
        {photo && (
          <Button kind="plain" onClick={onRemove}>
            {t('body-scans.photo.remove')}
          </Button>
        )}
      </div>
    </section>
  )
}

function verdictOf(photo: Photo | undefined): 'none' | 'good' | 'bad' {
  if (photo?.isFailed || photo?.judgement?.errorCodes.length) return 'bad'
  return photo?.judgement ? 'good' : 'none'
}

function SlotWords({ view, photo }: Pick<Props, 'view' | 'photo'>) {
  const t = useT()
  const { stage } = useModel()
  if (!photo) return <p className={styles.faint}>{t(`body-scans.stand.${view}`)}</p>
  const { judgement, isFailed } = photo
  if (isFailed)
    return (
      <p role="alert" className={styles.bad}>
        {t('body-scans.photo.failed')}
      </p>
    )
  if (!judgement)
    return (
      <p role="status">{t(stage === 'ready' ? 'body-scans.photo.looking' : 'body-scans.photo.waiting')}</p>
    )
  if (judgement.errorCodes.length > 0)
    return (
      <ul role="alert" className={styles.bad}>
        {judgement.errorCodes.map(({ code }) => (
          <li key={code}>{t(`body-scans.judge.${code}`)}</li>
        ))}
      </ul>
    )
  return (
    <div role="status" className={styles.good}>
      {!judgement.notices.some(({ code }) => code === 'outlineJumps') && <p>{t('body-scans.photo.good')}</p>}
      {judgement.notices.map(({ code }) => (
        <p key={code}>{t(`body-scans.judge.${code}`)}</p>
      ))}
    </div>
  )
}

const shownHeight = 480

/** A photo drawn small. No address is made for it, so nothing outside the page could open it. */
function PhotoCanvas({ canvas, label }: { canvas: HTMLCanvasElement; label: string }) {
  const place = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const shown = place.current
    if (!shown || canvas.height === 0) return
    shown.height = shownHeight
    shown.width = Math.max(1, Math.round((canvas.width * shownHeight) / canvas.height))
    shown.getContext('2d')?.drawImage(canvas, 0, 0, shown.width, shown.height)
    return () => {
      shown.width = 0
    }
  }, [canvas])
  return <canvas ref={place} role="img" aria-label={label} className={styles.photo} />
}
