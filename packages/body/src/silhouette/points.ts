import type { Landmark } from '../shapes.ts'

export interface Place {
  x: number
  y: number
}

const nobody: Place = { x: 0, y: 0 }

/** MediaPipe's points by name; left is the person's own. */
export function points(landmarks: readonly Landmark[]) {
  const at = (index: number): Place => landmarks[index] ?? nobody
  const [leftShoulder, rightShoulder, leftHip, rightHip] = [at(11), at(12), at(23), at(24)]
  const [shoulders, hips] = [middle(leftShoulder, rightShoulder), middle(leftHip, rightHip)]
  return {
    nose: at(0),
    head: middle(at(7), at(8)),
    mouth: middle(at(9), at(10)),
    leftShoulder,
    rightShoulder,
    leftHip,
    rightHip,
    shoulders,
    hips,
    leftElbow: at(13),
    rightElbow: at(14),
    leftWrist: at(15),
    rightWrist: at(16),
    leftKnee: at(25),
    rightKnee: at(26),
    leftAnkle: at(27),
    rightAnkle: at(28),
    leftToe: at(31),
    rightToe: at(32),
    /** Of ankles, heels and toes the one furthest down. */
    lowest: Math.max(...[27, 28, 29, 30, 31, 32].map((index) => at(index).y)),
    /** Of the trunk, from shoulders to hips: a length that both views share. */
    trunk: between(shoulders, hips),
    /** About the breadth of a head and more, in either view. */
    span: between(shoulders, hips) * 0.6,
  }
}
export type Points = ReturnType<typeof points>

export const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
export const between = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)
export const along = (a: Place, b: Place, share: number): Place => ({
  x: a.x + share * (b.x - a.x),
  y: a.y + share * (b.y - a.y),
})
