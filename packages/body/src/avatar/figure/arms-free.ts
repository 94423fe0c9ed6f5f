/** The arms are lifted sideways until they hang free of the trunk, on everybody as little as that takes. */

import type { Measurable } from '../measure-mesh.ts'
import { ringAt } from '../rings.ts'
import { type Figure, type Joint, jointNames } from './figure-data.ts'
import { type HalfBody, jointOf } from './half-body.ts'

const mostDegrees = 16
/** Sleeves and their cuffs hang between arm and trunk. */
const freeMm = 60

export function armsFree(figure: Figure, body: HalfBody, read: Measurable): HalfBody {
  for (let degrees = 0; degrees <= mostDegrees; degrees += 1.5) {
    const turned = armsTurned(figure, body, degrees)
    if (isFree(figure, turned, read) || degrees + 1.5 > mostDegrees) return turned
  }
  return body
}

/** Below the armpit no part of the arm comes near the trunk or the thigh. */
function isFree({ vertices, weights }: Figure, body: HalfBody, read: Measurable): boolean {
  const { armpit, crotch } = read.levels
  const broad = halfBreadths(read)
  for (let v = 0; v < vertices; v++) {
    if ((weights.arm[v] ?? 0) < 0.97) continue
    const y = body[3 * v + 1] as number
    const room = freeMm * Math.min(1, Math.max(0.2, (armpit - y) / 160))
    if (y < armpit - 40 && (body[3 * v] as number) < broad(Math.max(y, crotch - 150)) + room) return false
  }
  return true
}

function halfBreadths(read: Measurable): (y: number) => number {
  const { crotch } = read.levels
  const legs = read.limbs.leftLeg
  return (y) => {
    if (y < crotch) {
      const k = legs.points.findIndex((p) => p[1] <= y)
      return (legs.points[k]?.[0] ?? 0) + (legs.girthsMm[k] ?? 0) / (2 * Math.PI)
    }
    return Math.max(...ringAt(read, y).filter((_, k) => k % 2 === 0))
  }
}

function armsTurned(figure: Figure, body: HalfBody, degrees: number): HalfBody {
  const { vertices, weights } = figure
  const root = jointOf(figure, body, 'root')
  const turned = Float64Array.from(body)
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const isArm = new Set<Joint>(['elbow', 'wrist', 'fingertip'])
  for (let v = 0; v < vertices + jointNames.length; v++) {
    const joint = jointNames[v - vertices]
    const share = joint ? (isArm.has(joint) ? 1 : 0) : (weights.arm[v] ?? 0)
    if (share <= 0) continue
    const [x, y] = [(body[3 * v] as number) - root[0], (body[3 * v + 1] as number) - root[1]]
    turned[3 * v] = (body[3 * v] as number) + share * (c * x - s * y - x)
    turned[3 * v + 1] = (body[3 * v + 1] as number) + share * (s * x + c * y - y)
  }
  return turned
}
