import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { type Group, Vector3 } from 'three'
import styles from './Avatar.module.css'
import type { Point } from './section.ts'
import type { ShownBody } from './shown-body.ts'
import { tapeLine } from './tape-lines.ts'

interface Props {
  body: ShownBody
  /** Where the labels are written, over the picture. */
  overlay: RefObject<HTMLElement | null>
  isOnLeft: boolean
}

interface Label {
  text: string
  className: string
  points: readonly Point[]
}

/** Numbers beside their tapes, and the name under a body: they follow what they belong to as the picture turns. */
export function BodyLabels({ body, overlay, isOnLeft }: Props) {
  const invalidate = useThree((three) => three.invalidate)
  const group = useRef<Group>(null)
  const labels = useMemo(() => labelsOf(body), [body])
  const spans = useRef<HTMLSpanElement[]>([])

  useEffect(() => {
    const written = labels.map(({ text, className }) => {
      const span = document.createElement('span')
      span.className = className
      span.textContent = text
      return span
    })
    overlay.current?.append(...written)
    spans.current = written
    invalidate()
    return () => {
      for (const span of written) span.remove()
    }
  }, [invalidate, labels, overlay])

  useFrame(({ camera, size }) => {
    // The picture itself brings these up to date only after this.
    group.current?.updateWorldMatrix(true, false)
    camera.updateMatrixWorld()
    const world = group.current?.matrixWorld
    if (!world) return
    labels.forEach(({ points, className }, k) => {
      const span = spans.current[k]
      const seen = points.map((point) => new Vector3(...point).applyMatrix4(world).project(camera))
      const [first] = seen
      if (!span || !first) return
      const isCaption = className === styles.caption
      const outermost = seen.reduce((best, each) => (each.x > best.x !== isOnLeft ? each : best), first)
      const x = ((outermost.x + 1) / 2) * size.width
      const y = ((1 - outermost.y) / 2) * size.height
      const wide = span.offsetWidth
      const left = isCaption ? x - wide / 2 : isOnLeft ? x - wide - 8 : x + 8
      const kept = Math.max(4, Math.min(size.width - wide - 4, left))
      span.style.transform = `translate(${kept.toFixed(1)}px, ${(y - span.offsetHeight / 2).toFixed(1)}px)`
    })
  })
  return <group ref={group} />
}

function labelsOf({ avatar, caption, tapes = [] }: ShownBody): Label[] {
  const ofTapes = tapes.flatMap(({ site, label }) => {
    const points = tapeLine(avatar, site)
    return points ? [{ text: label, points, className: styles.label ?? '' }] : []
  })
  if (!caption) return ofTapes
  return [...ofTapes, { text: caption, className: styles.caption ?? '', points: [[0, -45, 0]] }]
}
