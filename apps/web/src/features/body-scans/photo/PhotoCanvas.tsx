import { useEffect, useRef } from 'react'
import styles from '../BodyScan.module.css'

const shownHeight = 480

/** A photo drawn small. No address is made for it, so nothing outside the page could open it. */
export function PhotoCanvas({ canvas, label }: { canvas: HTMLCanvasElement; label: string }) {
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
