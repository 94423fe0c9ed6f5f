import type { CameraTilt } from '@darzi/body/judge/whole-body.ts'
import { useEffect, useState } from 'react'

/** How far the phone is from standing upright, by where down is; undefined on a device that does not feel it. */
export function useLevel(): CameraTilt | undefined {
  const [tilt, setTilt] = useState<CameraTilt>()
  useEffect(() => {
    const onMotion = ({ accelerationIncludingGravity: pull }: DeviceMotionEvent) => {
      const next = pull && tiltFrom({ x: pull.x ?? 0, y: pull.y ?? 0, z: pull.z ?? 0 })
      if (next) setTilt(next)
    }
    window.addEventListener('devicemotion', onMotion)
    return () => window.removeEventListener('devicemotion', onMotion)
  }, [])
  return tilt
}

const degrees = (radians: number) => (radians * 180) / Math.PI

/** Upright is upright in portrait and in landscape alike: the roll counts from the nearest quarter turn. */
export function tiltFrom({ x, y, z }: { x: number; y: number; z: number }): CameraTilt | undefined {
  const across = Math.hypot(x, y)
  if (Math.hypot(across, z) < 1) return undefined
  const [shorter, longer] = [Math.min(Math.abs(x), Math.abs(y)), Math.max(Math.abs(x), Math.abs(y))]
  const side = (Math.abs(x) < Math.abs(y) ? x * y : -x * y) < 0 ? -1 : 1
  return { pitch: degrees(Math.atan2(z, across)), roll: side * degrees(Math.atan2(shorter, longer)) }
}

/** Phones of one maker ask before they tell; called from a tap, as they want it. */
export async function askForLevel(): Promise<void> {
  const motion = typeof DeviceMotionEvent === 'undefined' ? undefined : DeviceMotionEvent
  if (!motion || !('requestPermission' in motion)) return
  // Safari's own addition; no type knows it.
  await (motion as unknown as { requestPermission: () => Promise<string> })
    .requestPermission()
    .catch(() => {})
}
