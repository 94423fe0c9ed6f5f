import type { Mask } from '@darzi/body/shapes.ts'
import { useEffect, useRef } from 'react'
import styles from './Demo.module.css'

/** What the model saw of a person: how surely each pixel is them, in the ink of the page. */
export function Outline({ mask, label }: { mask: Mask; label: string }) {
  const place = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = place.current?.getContext('2d')
    if (!pen || !place.current) return
    const { width, height, alpha } = mask
    pen.clearRect(0, 0, width, height)
    pen.fillStyle = getComputedStyle(place.current).color
    pen.fillRect(0, 0, width, height)
    const inked = pen.getImageData(0, 0, width, height)
    for (let at = 0; at < alpha.length; at++) inked.data[4 * at + 3] = alpha[at] ?? 0
    pen.putImageData(inked, 0, 0)
  }, [mask])
  return (
    <figure className={styles.outline}>
      <canvas ref={place} width={mask.width} height={mask.height} role="img" aria-label={label} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
