/** Who stands before the camera, how, in what and how the camera is held: what every way of photographing draws by chance. */
import type { BodyGenerator, Random, Shape, Vertices } from './body-generator.ts'
import { isLikePeople, isWhole } from './plausible.ts'
import type { Camera, Clothes, Colour } from './render.ts'
import { trueSizes } from './true-sizes.ts'

/**
 * People to train on and to examine with. For the same height and weight they differ about one and a half times as much as the
 * survey's people do; the generator's own are wilder than that, and are made too (`wild`), so that odd bodies are no surprise;
 * `heavy` ones are as wild, and three in four of them weigh more than 27 kg/m².
 */
export type Variety = 'usual' | 'wild' | 'heavy'

/** Against the spread of the generator's own details, and around its middle years; the build around its middle. */
const spreads = {
  usual: { details: 0.55, muscle: 0.15, belly: 0.18, build: 0.34, middleBuild: 0.95 },
  wild: { details: 1.15, muscle: 0.22, belly: 0.25, build: 0.34, middleBuild: 0.95 },
  heavy: { details: 1.15, muscle: 0.22, belly: 0.3, build: 0.25, middleBuild: 1.35 },
} as const satisfies Record<Variety, Record<string, number>>

export const pictureSize = { width: 540, height: 960 }

export interface Sitting {
  truth: ReturnType<typeof trueSizes>
  poses: Record<'front' | 'side', Vertices>
}

interface Wanted {
  male: number
  variety: Variety
  isExam: boolean
  /** Only such as the survey has the like of. */
  isLikeSurveyed: boolean
}

/** Undefined where the shape came out as no customer's. */
export function sit(
  generator: BodyGenerator,
  random: Random,
  { male, variety, isExam, isLikeSurveyed }: Wanted,
): Sitting | undefined {
  const body = generator.build(anyShape(generator, random, { male, variety }))
  const between = evenly(random)
  const front = generator.pose(body, isExam ? between(22, 42) : between(22, 40), between(-7, -3))
  const side = generator.pose(body, between(6, 12), -10, 1)
  const truth = trueSizes(generator, front)
  const isWanted = isLikeSurveyed ? isLikePeople(truth, male === 1) : isWhole(truth)
  return isWanted ? { truth, poses: { front, side } } : undefined
}

export function anyCamera(random: Random, isExam: boolean): Camera {
  const between = evenly(random)
  const lean = isExam ? 2.5 : 2
  return {
    distance: isExam ? between(21, 36) : between(20, 34),
    height: isExam ? between(8.5, 14.5) : between(8.5, 14),
    yaw: isExam ? between(-6, 6) : between(-5.5, 5.5),
    pitch: between(-lean, lean),
    roll: between(-lean, lean),
    fill: between(0.72, 0.88),
  }
}

export function anyClothes(random: Random): Clothes {
  const colour = (): Colour => [20 + 220 * random(), 20 + 220 * random(), 20 + 220 * random()]
  const dark = 0.4 + 0.65 * random()
  const skin: Colour = [232 * dark, 184 * dark * dark ** 0.15, 152 * dark * dark ** 0.3]
  const hair: Colour = random() < 0.8 ? [35, 28, 25] : [120, 90, 60]
  const [hasSleeves, hasLongLegs] = [random() < 0.4, random() < 0.6]
  return { skin, top: colour(), legs: colour(), hair, hasSleeves, hasLongLegs }
}

export const evenly =
  (random: Random) =>
  (from: number, to: number): number =>
    from + (to - from) * random()

/** Build from lean to heavy evenly enough that the heavy are not guessed from the lean. */
function anyShape(
  generator: BodyGenerator,
  random: Random,
  { male, variety }: Pick<Wanted, 'male' | 'variety'>,
): Shape {
  const { randn, randomBody } = generator
  const spread = spreads[variety]
  const shape = randomBody(random, male)
  shape.weight = clamp(spread.middleBuild + spread.build * randn(random), 0.1, 1.7)
  shape.muscle = clamp(0.55 + spread.muscle * randn(random), 0.05, 1.1)
  shape.age = clamp(0.5 + Math.abs(randn(random)) * 0.18, 0.5, 0.95)
  for (const name of Object.keys(shape.details)) {
    shape.details[name] = clamp((shape.details[name] ?? 0) * spread.details, -1, 1)
  }
  // A belly of its own: the girth at the waist apart from the build.
  const belly = clamp(Math.abs(randn(random)) * spread.belly, 0, 0.6)
  shape.details['stomach/pregnant'] = random() < 0.4 ? belly : 0
  return shape
}

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))
