import type { Landmark } from '../shapes.ts'

/** Where each point of the body stands among MediaPipe's 33; left and right are the person's own. */
export const places = {
  nose: 0,
  leftEar: 7,
  rightEar: 8,
  leftShoulder: 11,
  rightShoulder: 12,
  leftElbow: 13,
  rightElbow: 14,
  leftWrist: 15,
  rightWrist: 16,
  leftHip: 23,
  rightHip: 24,
  leftKnee: 25,
  rightKnee: 26,
  leftAnkle: 27,
  rightAnkle: 28,
  leftHeel: 29,
  rightHeel: 30,
  leftToe: 31,
  rightToe: 32,
} as const

export type PointName = keyof typeof places
export type Points = Record<PointName, Landmark>
export type Spot = Pick<Landmark, 'x' | 'y'>

/** By name; undefined when the model found nobody, or an engine has other points than ours. */
export function pointsOf(landmarks: readonly Landmark[] | undefined): Points | undefined {
  if (!landmarks) return undefined
  const found: Partial<Points> = {}
  for (const [name, place] of Object.entries(places) as [PointName, number][]) {
    const point = landmarks[place]
    if (!point) return undefined
    found[name] = point
  }
  // every name was found just above
  return found as Points
}

export const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + share * (b.x - a.x),
  y: a.y + share * (b.y - a.y),
})

/** How far a line from its upper to its lower point leans from the vertical, in degrees, 0 to 180. */
export const leanDegrees = (upper: Spot, lower: Spot): number =>
  (Math.atan2(Math.abs(lower.x - upper.x), lower.y - upper.y) * 180) / Math.PI

/** The angle a joint makes, in degrees: 180 is straight. */
export function bend(from: Spot, joint: Spot, to: Spot): number {
  const one = Math.atan2(from.y - joint.y, from.x - joint.x)
  const other = Math.atan2(to.y - joint.y, to.x - joint.x)
  const turn = Math.abs(one - other) % (2 * Math.PI)
  return ((turn > Math.PI ? 2 * Math.PI - turn : turn) * 180) / Math.PI
}
