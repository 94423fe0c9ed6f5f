/**
 * What the parts of the body engine hand to one another. Lengths are millimetres, weights kilograms; in space x points to
 * the person's left, y up from the floor, z forwards. Plain data throughout: everything here may cross to a worker.
 */

/** The spec's measurements that are found on a body; height and weight are asked. Keys as in tailoring's catalogue. */
export const sites = [
  'neck',
  'shoulder_width',
  'chest',
  'waist',
  'bicep',
  'forearm',
  'wrist',
  'sleeve_length',
  'back_length',
  'armhole',
  'hips',
  'thigh',
  'knee',
  'calf',
  'ankle',
  'inseam',
  'outseam',
  'crotch',
] as const
export type Site = (typeof sites)[number]

/** `unknown` is answered between both, with wider limits. */
export type Sex = 'male' | 'female' | 'unknown'

/** What a person says of themselves. */
export interface Person {
  sex: Sex
  heightMm: number
  weightKg: number
}

/** A point of the pose in pixels of the picture, in the order of MediaPipe's 33; visibility 0..1. */
export interface Landmark {
  x: number
  y: number
  z: number
  visibility: number
}

/** The person in a picture, as the model saw them: 255 is surely person, 0 surely not; the edge is soft. */
export interface Mask {
  width: number
  height: number
  alpha: Uint8Array
}

/** A picture after the model: landmarks and mask share the mask's pixels. Undefined landmarks: nobody was found. */
export interface SeenPicture {
  landmarks: readonly Landmark[] | undefined
  mask: Mask
}

export type View = 'front' | 'side'

/** Where a number comes from: tape, photos, the build alone (height, weight, sex), or a sum of others. */
export type Source = 'tape' | 'photo' | 'build' | 'typed'

/** A measurement with its honesty: nine of ten people lie within ± of it. */
export interface Estimate {
  mm: number
  plusMinusMm: number
  from: Source
}
export type Estimates = Record<Site, Estimate>

/** What an avatar is made of. Sites left out follow from the others. */
export interface AvatarRequest {
  sex: Sex
  heightMm: number
  weightKg?: number
  sitesMm: Partial<Record<Site, number>>
  /** Breadth (front view) and depth (side view) of the torso in mm by height over the floor, where photos told them. */
  torso?: readonly { heightMm: number; breadthMm: number; depthMm: number }[]
  /** The outline beside it, where both photos told it. */
  outline?: PhotoOutline
}

/** What two photos tell of a body's outline beyond its sizes: mm, heights over the floor, upwards or from the root outwards. */
export interface PhotoOutline {
  /** From the side: how far before the ankles the front and the back of the body lie. */
  side: readonly { heightMm: number; frontMm: number; backMm: number }[]
  /** From the front, without the arms. */
  trunk: readonly { heightMm: number; breadthMm: number }[]
  /** From the front, one leg. */
  legs: readonly { heightMm: number; breadthMm: number }[]
  /** From the front, one arm; `at` goes from the shoulder (0) over the elbow (1) to the wrist (2). */
  arms: readonly { at: number; breadthMm: number }[]
  /** From the front: how high the line of the shoulders lies so far from the middle. */
  shoulders: readonly { outMm: number; leftMm: number; rightMm: number }[]
}

/** Heights over the floor. */
export interface BodyLevels {
  crown: number
  neck: number
  shoulder: number
  armpit: number
  chest: number
  waist: number
  hips: number
  crotch: number
  thigh: number
  knee: number
  calf: number
  ankle: number
}

/** Signed distance to the skin on a grid, negative inside: value at (i, j, k) stands at i + nx·(j + ny·k). */
export interface DistanceField {
  origin: readonly [number, number, number]
  cellMm: number
  size: readonly [number, number, number]
  values: Float32Array
}

/** A limb's middle line from its root to its end, with its girth on the way. */
export interface LimbAxis {
  points: readonly (readonly [number, number, number])[]
  girthsMm: readonly number[]
}

export interface Avatar {
  /** Three numbers a vertex, three vertices a triangle; watertight, outsides counter-clockwise. */
  positions: Float32Array
  normals: Float32Array
  indices: Uint32Array
  /** A number a vertex: positive where plain undergarments lie, by about the mm to their edge. */
  underMm?: Float32Array
  /** By vertex, positive where hair grows, by about the mm to the hairline; where it is tied; how this person's usually is. */
  hair?: {
    mm: Float32Array
    knot: { at: readonly [number, number, number]; radiusMm: number }
    usual: 'short' | 'tied'
  }
  levels: BodyLevels
  /** Measured again on the finished mesh. */
  sitesMm: Partial<Record<Site, number>>
  /** Cross-sections of the torso without the arms, upwards; each a closed line of (x, z). */
  rings: readonly { heightMm: number; outline: Float32Array }[]
  limbs: Record<'leftArm' | 'rightArm' | 'leftLeg' | 'rightLeg', LimbAxis>
  field: DistanceField
}
