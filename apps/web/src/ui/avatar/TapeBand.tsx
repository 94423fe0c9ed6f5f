import type { Avatar, Site } from '@darzi/body/shapes.ts'
import { useEffect, useMemo } from 'react'
import { BufferGeometry, CanvasTexture, DoubleSide, Float32BufferAttribute, RepeatWrapping } from 'three'
import type { SceneColours } from './scene-colours.ts'
import type { Point } from './section.ts'
import { tapeLine } from './tape-lines.ts'

interface Props {
  avatar: Avatar
  site: Site
  colours: SceneColours
}

/** The tape around the body where this girth is taken, with its centimetres. */
export function TapeBand({ avatar, site, colours }: Props) {
  const geometry = useMemo(() => bandAlong(tapeLine(avatar, site)), [avatar, site])
  const marks = useMarks(colours)
  useEffect(() => () => geometry?.dispose(), [geometry])
  if (!geometry) return null
  return (
    <mesh geometry={geometry}>
      <meshBasicMaterial map={marks} side={DoubleSide} />
    </mesh>
  )
}

const halfMm = 6
const liftMm = 2.5

/** A ribbon along the line, standing square to the plane of the tape; `u` counts its decimetres. */
function bandAlong(line: Point[] | undefined): BufferGeometry | undefined {
  if (!line) return undefined
  const middle = ([0, 1, 2] as const).map((n) => line.reduce((sum, point) => sum + point[n], 0) / line.length)
  const up = squareTo(line, middle)
  const positions: number[] = []
  const uv: number[] = []
  let gone = 0
  const closed = [...line, line[0]].filter((point) => point !== undefined)
  closed.forEach((point, k) => {
    const before = closed[k - 1] ?? point
    gone += Math.hypot(point[0] - before[0], point[1] - before[1], point[2] - before[2])
    const out = point.map((value, n) => value - (middle[n] ?? 0))
    const reach = Math.hypot(...out) || 1
    for (const side of [-1, 1]) {
      point.forEach((value, n) => {
        positions.push(value + ((out[n] ?? 0) / reach) * liftMm + side * halfMm * (up[n] ?? 0))
      })
      uv.push(gone / 100, (side + 1) / 2)
    }
  })
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(positions, 3))
  made.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  made.setIndex(closed.slice(1).flatMap((_, k) => [0, 1, 3, 0, 3, 2].map((corner) => 2 * k + corner)))
  return made
}

function squareTo(line: readonly Point[], middle: readonly number[]): number[] {
  const from = (point: Point) => point.map((value, n) => value - (middle[n] ?? 0))
  const [a = 0, b = 0, c = 0] = from(line[0] ?? [1, 0, 0])
  const [d = 0, e = 0, f = 0] = from(line[Math.floor(line.length / 4)] ?? [0, 0, 1])
  const normal = [b * f - c * e, c * d - a * f, a * e - b * d]
  const long = Math.hypot(...normal) || 1
  return normal.map((value) => value / long)
}

const [perCm, high] = [24, 24]

/** A decimetre of tape: a tick a centimetre, longer in the middle. */
function useMarks({ tape, ticks }: SceneColours): CanvasTexture {
  const texture = useMemo(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 10 * perCm
    canvas.height = high
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = tape
      pen.fillRect(0, 0, canvas.width, high)
      pen.fillStyle = ticks
      for (let cm = 0; cm < 10; cm++) pen.fillRect(cm * perCm, 0, 3, cm % 5 === 0 ? high * 0.8 : high * 0.4)
    }
    const made = new CanvasTexture(canvas)
    made.wrapS = RepeatWrapping
    made.anisotropy = 4
    return made
  }, [tape, ticks])
  useEffect(() => () => texture.dispose(), [texture])
  return texture
}
