import { type ReactNode, useRef, useState } from 'react'
import { useT } from '../words/use-t.ts'
import { Button } from './Button.tsx'
import styles from './PhotoStrip.module.css'

interface Props {
  photos: readonly { id: string; url: string; thumbUrl: string }[]
  /** What one of them is called, by its number. */
  nameOf: (number: number) => string
  /** What stands below it. */
  captionOf?: (number: number) => ReactNode
}

/** Small pictures side by side; a tap shows one whole, over the page, and the next. */
export function PhotoStrip({ photos, nameOf, captionOf }: Props) {
  const t = useT()
  const viewer = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(0)
  if (photos.length === 0) return null
  const shown = photos[at]
  const turn = (by: number) => setAt((at + by + photos.length) % photos.length)
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({ id, thumbUrl }, number) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                setAt(number)
                viewer.current?.showModal()
              }}
            >
              <img src={thumbUrl} alt={nameOf(number + 1)} loading="lazy" />
            </button>
            {captionOf && <div className={styles.caption}>{captionOf(number + 1)}</div>}
          </li>
        ))}
      </ul>
      <dialog ref={viewer} className={styles.viewer} aria-label={nameOf(at + 1)}>
        {shown && <img src={shown.url} alt={nameOf(at + 1)} loading="lazy" />}
        <div className={styles.acts}>
          {photos.length > 1 && (
            <>
              <Button onClick={() => turn(-1)}>{t('ui.photos.before')}</Button>
              <Button onClick={() => turn(1)}>{t('ui.photos.next')}</Button>
            </>
          )}
          <Button kind="primary" onClick={() => viewer.current?.close()}>
            {t('ui.close')}
          </Button>
        </div>
      </dialog>
    </>
  )
}
