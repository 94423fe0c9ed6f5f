import type { View } from '@darzi/body/shapes.ts'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { Button } from '../../../ui/Button.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { photoOf } from '../photo/read-photo.ts'
import type { TakenPhoto } from '../photo/shelf.ts'
import styles from './Camera.module.css'
import { GuideFigure } from './GuideFigure.tsx'
import { hasPicture, isLive } from './has-picture.ts'
import { LevelLine } from './LevelLine.tsx'
import { speak, stopSpeaking } from './spoken-hints.ts'
import { type Facing, useCamera } from './use-camera.ts'
import { useCountdown } from './use-countdown.ts'
import { askForLevel, useLevel } from './use-level.ts'

interface Props {
  /** One after the other, without anybody walking back to the phone. */
  views: readonly View[]
  /** `before` is the photo taken just before it, if any. */
  onPhoto: (view: View, photo: TakenPhoto, before?: string) => void
  onClose: () => void
}

/** Enough to put the phone down and step back; and for the second hint to be heard to its end before the count is spoken. */
const seconds = 10

export function CameraDialog({ views, onPhoto, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [turn, setTurn] = useState(0)
  const [isMissed, setMissed] = useState(false)
  const isDone = useRef(false)
  const before = useRef<string>(undefined)
  const [facing, setFacing] = useState<Facing>('environment')
  const camera = useCamera(facing)
  const tilt = useLevel()
  const view = views[turn] ?? 'front'
  const countdown = useCountdown(take, (left) => left <= 3 && speak(String(left), language))

  useEffect(() => {
    dialog.current?.showModal()
    void askForLevel()
    return () => {
      if (!isDone.current) stopSpeaking()
    }
  }, [])

  function begin() {
    setMissed(false)
    speak(t(`body-scans.stand.${view}`), language)
    countdown.begin(seconds)
  }

  function take() {
    const video = camera.video.current
    if (!video || !hasPicture(video)) return miss()
    const id = newId()
    onPhoto(view, { id, canvas: photoOf(video), tilt }, before.current)
    before.current = id
    const next = views[turn + 1]
    if (!next) return end()
    setTurn(turn + 1)
    speak(t(`body-scans.stand.${next}`), language)
    countdown.begin(seconds)
  }

  /** Nobody at two metres sees that a count led to nothing. */
  function miss() {
    setMissed(true)
    speak(t('body-scans.camera.missed'), language)
    if (camera.video.current && !isLive(camera.video.current)) camera.reopen()
  }

  function end() {
    isDone.current = true
    speak(t('body-scans.camera.taken'), language)
    onClose()
  }

  const trouble = camera.failure ?? (isMissed ? 'missed' : undefined)
  return (
    <dialog
      ref={dialog}
      className={styles.camera}
      aria-label={t('body-scans.camera.title')}
      onClose={onClose}
    >
      <div className={styles.stage}>
        <video ref={camera.video} className={styles.video} playsInline muted data-facing={facing} />
        {camera.isOn && <GuideFigure view={view} />}
        {countdown.left !== undefined && (
          <p className={styles.count} role="timer" aria-live="off">
            {countdown.left}
          </p>
        )}
      </div>
      <div className={styles.words}>
        <p role="status">{trouble ? t(`body-scans.camera.${trouble}`) : t(`body-scans.stand.${view}`)}</p>
        <LevelLine tilt={tilt} />
        <div className={styles.acts}>
          {countdown.left === undefined ? (
            <Button kind="next" isLarge disabled={!camera.isOn} onClick={begin}>
              {t('body-scans.camera.begin', { seconds })}
            </Button>
          ) : (
            <Button isLarge onClick={countdown.stop}>
              {t('body-scans.camera.stop')}
            </Button>
          )}
          <Button onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}>
            {t('body-scans.camera.turn')}
          </Button>
          <Button onClick={() => dialog.current?.close()}>{t('body-scans.camera.close')}</Button>
        </div>
      </div>
    </dialog>
  )
}
