import { type RefObject, useEffect, useRef, useState } from 'react'

export type CameraFailure = 'none' | 'denied' | 'busy'
export type Facing = 'environment' | 'user'

/** The device's camera in a video element while the component stands; it is let go of at once afterwards. */
export function useCamera(facing: Facing): {
  video: RefObject<HTMLVideoElement | null>
  isOn: boolean
  failure: CameraFailure | undefined
  /** Asks for the camera anew where it has gone meanwhile. */
  reopen: () => void
} {
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const [failure, setFailure] = useState<CameraFailure>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn opens it again
  useEffect(() => {
    let stream: MediaStream | undefined
    let isGone = false
    const stop = () => stream?.getTracks().forEach((track) => void track.stop())
    async function begin() {
      setFailure(undefined)
      try {
        stream = await askCamera(facing)
        if (isGone || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        if (!isGone) setOn(true)
      } catch (error) {
        if (!isGone) setFailure(failureOf(error))
      }
    }
    void begin()
    return () => {
      isGone = true
      setOn(false)
      stop()
    }
  }, [facing, turn])
  return { video, isOn, failure, reopen: () => setTurn((now) => now + 1) }
}

function askCamera(facing: Facing): Promise<MediaStream> {
  // Over plain http browsers hide the cameras altogether.
  if (!navigator.mediaDevices) return Promise.reject(new DOMException('', 'NotFoundError'))
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1920 } },
  })
}

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none'
}
