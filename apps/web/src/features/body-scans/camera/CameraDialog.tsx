import { type CameraTilt, tiltOf } from '@darzi/body/judge/whole-body.ts'
import type { View } from '@darzi/body/shapes.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { Button } from '../../../ui/Button.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { photoOf } from '../photo/read-photo.ts'
import type { TakenPhoto } from '../photo/shelf.ts'
import styles from './Camera.module.css'
import { GuideFigure } from './GuideFigure.tsx'
import { speak, stopSpeaking } from './spoken-hints.ts'
import { type Facing, useCamera } from './use-camera.ts'
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
            <Button kind="primary" isLarge disabled={!camera.isOn} onClick={begin}>
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

const most = 20

/** A spirit level: the bubble stands in the middle when the phone stands upright. */
function LevelLine({ tilt }: { tilt: CameraTilt | undefined }) {
  const t = useT()
  if (!tilt) return <p className={styles.faint}>{t('body-scans.level.unfelt')}</p>
  const share = (angle: number) => 50 + (50 * Math.max(-most, Math.min(most, angle))) / most
  return (
    <div className={styles.level} data-level={tiltOf(tilt)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="48" />
        <circle cx="50" cy="50" r="14" />
        <circle className={styles.bubble} cx={share(tilt.roll)} cy={share(tilt.pitch)} r="9" />
      </svg>
      <p>{t(`body-scans.level.${tiltOf(tilt)}`)}</p>
    </div>
  )
}

/** Darker than this everywhere is no picture: a covered lens, or a camera that has gone. */
const darkest = 10
const side = 16

/** Whether the camera gives a picture just now: its stream runs, and something is to be seen in it. */
function hasPicture(video: HTMLVideoElement): boolean {
  return video.videoWidth > 0 && isLive(video) && isLit(video)
}

/** A stream that ended leaves its last frame standing, which shows nobody who has stepped back since. */
const isLive = ({ srcObject }: Pick<HTMLVideoElement, 'srcObject'>): boolean =>
  srcObject instanceof MediaStream &&
  srcObject.getVideoTracks().some(({ readyState, muted }) => readyState === 'live' && !muted)

function isLit(video: HTMLVideoElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return true
  pen.drawImage(video, 0, 0, side, side)
  const { data } = pen.getImageData(0, 0, side, side)
  return data.some((value, at) => at % 4 !== 3 && value > darkest)
}

/** Whole seconds until `onZero`; undefined while it does not run. */
function useCountdown(onZero: () => void, onSecond: (left: number) => void) {
  const [left, setLeft] = useState<number>()
  const second = useEffectEvent((now: number) => {
    if (now > 0) return onSecond(now)
    setLeft(undefined)
    onZero()
  })
  useEffect(() => {
    if (left === undefined) return
    second(left)
    const timer = left > 0 ? setTimeout(() => setLeft(left - 1), 1000) : undefined
    return () => clearTimeout(timer)
  }, [left])
  return { left, begin: setLeft, stop: () => setLeft(undefined) }
}
