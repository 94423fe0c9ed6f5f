import type { WorkCard } from '@darzi/contract/workshop.ts'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { DoneButton } from './DoneButton.tsx'
import styles from './PieceSheet.module.css'
import { watchCamera } from './read-camera.ts'
import { columnName } from './stage-choices.ts'
import { findPieces } from './work-data.ts'

interface Props {
  onOpen: (card: WorkCard) => void
  onMove: (card: WorkCard, stage: number) => void
  onClose: () => void
}

/**
 * A tag held before the camera, or its number typed: the piece is opened, or taken on, and the next tag can come. The camera stands
 * last: whether there is one shows only after a while, and must move nothing that is being tapped.
 */
export function ScanDialog({ onOpen, onMove, onClose }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly WorkCard[]>()
  const [problem, setProblem] = useState<string>()
  // Answers may come in another order than they were asked for: the tag held last is shown.
  const asked = useRef(0)
  const find = async (code: string) => {
    asked.current += 1
    const turn = asked.current
    setProblem(undefined)
    try {
      const pieces = await findPieces(code)
      if (turn !== asked.current) return
      setFound(pieces)
      if (pieces.length === 0) setProblem(t('workshop.scan.nothing'))
    } catch (error) {
      if (turn === asked.current) setProblem(problemSentence(error, t))
    }
  }
  const { setVideo, camera } = useCamera((code) => void find(code))
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim()) void find(typed.trim())
  }
  return (
    <Dialog title={t('workshop.scan.title')} isOpen onClose={onClose} isForm>
      <div className={styles.scan}>
        <form className={styles.typed} onSubmit={onSubmit} noValidate>
          <TextField
            label={t('workshop.scan.number')}
            placeholder="42-2"
            inputMode="text"
            autoComplete="off"
            maxLength={60}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">{t('workshop.scan.find')}</Button>
        </form>
        <FormError>{problem}</FormError>
        <ul className={styles.found} aria-live="polite">
          {found?.map((card) => (
            <li key={card.id}>
              <span>
                <strong className="figures">{card.tag}</strong> {garmentName(t, card.garment)} ·{' '}
                {card.person.name}
                <br />
                <small>{columnName(t, card, card.stage)}</small>
              </span>
              <span>
                <Button onClick={() => onOpen(card)}>{t('workshop.scan.open')}</Button>{' '}
                <DoneButton
                  card={card}
                  isWhole
                  onMove={(stage) => {
                    setFound((now) => now?.filter(({ id }) => id !== card.id))
                    setTyped('')
                    onMove(card, stage)
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
        {camera === 'none' ? (
          <p>{t('workshop.scan.noCamera')}</p>
        ) : (
          <>
            <video
              ref={setVideo}
              className={styles.camera}
              muted
              playsInline
              aria-label={t('workshop.scan.camera')}
            />
            <p>{t(camera === 'on' ? 'workshop.scan.hold' : 'workshop.scan.starting')}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}

function useCamera(onCode: (code: string) => void) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [camera, setCamera] = useState<'starting' | 'on' | 'none'>(
    // Browsers give no camera to a page that came over an open line.
    'mediaDevices' in navigator ? 'starting' : 'none',
  )
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    if (!video) return
    let stop: (() => void) | undefined
    let isLeft = false
    watchCamera(video, (code) => tell(code)).then(
      (end) => {
        if (isLeft) return end()
        stop = end
        setCamera('on')
      },
      () => {
        if (!isLeft) setCamera('none')
      },
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [video])
  return { setVideo, camera }
}
