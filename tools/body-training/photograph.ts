/**
 * Makes people, photographs them from the front and from the side, lets the product's own `detect` look, and keeps what it saw
 * with the true sizes, one file a person. Slow (about two seconds each); what is there already is not made again.
 *
 *   node --import tsx tools/body-training/photograph.ts train 500 12
 *   node --import tsx tools/body-training/photograph.ts train-wild 240 11 wild
 *   node --import tsx tools/body-training/photograph.ts exam 100 908 exam
 *   node --import tsx tools/body-training/photograph.ts exam-wild 40 907 wild exam
 *   node --import tsx tools/body-training/photograph.ts turned 40 5003 turned    who stands turned by 30° where the front is asked for
 *
 * `BODY_TRAINING` says where the files stand. In an exam each person is seen in a plain and in a cluttered room,
 * by cameras further from what is asked for.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import {
  type BodyGenerator,
  loadGenerator,
  type Random,
  type Shape,
  type Vertices,
} from './body-generator.ts'
import { isLikePeople, isWhole } from './plausible.ts'
import { type Camera, type Clothes, type Colour, render } from './render.ts'
import { type RoomKind, room } from './rooms.ts'
import { openSeePage, type Seen } from './see-page.ts'
import { trainingFolder } from './training-folder.ts'
import { trueSizes } from './true-sizes.ts'

/**
 * People to train on and to examine with. For the same height and weight they differ about one and a half times as much as the
 * survey's people do; the generator's own are wilder than that, and are made too (`wild`), so that odd bodies are no surprise.
 */
type Variety = 'usual' | 'wild'

/** Against the spread of the generator's own details, and around its middle build and years. */
const spreads = {
  usual: { details: 0.55, muscle: 0.15, belly: 0.18 },
  wild: { details: 1.15, muscle: 0.22, belly: 0.25 },
} as const satisfies Record<Variety, Record<string, number>>

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** Build from lean to heavy evenly enough that the heavy are not guessed from the lean. */
function anyShape(
  generator: BodyGenerator,
  random: Random,
  { male, variety }: { male: number; variety: Variety },
): Shape {
  const { randn, randomBody } = generator
  const spread = spreads[variety]
  const shape = randomBody(random, male)
  shape.weight = clamp(0.95 + 0.34 * randn(random), 0.1, 1.7)
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

const size = { width: 540, height: 960 }

const [name = 'train', count = '500', seed = '12', ...words] = process.argv.slice(2)
const isExam = words.includes('exam')
/** Degrees that somebody stands turned where the front is asked for. */
const turned = words.includes('turned') ? 30 : 0
const variety: Variety = words.includes('wild') ? 'wild' : 'usual'
await photographAll({ folder: join(trainingFolder, name), count: +count, seed: +seed })

async function photographAll(wanted: { folder: string; count: number; seed: number }) {
  mkdirSync(wanted.folder, { recursive: true })
  const generator = await loadGenerator()
  const { see, close } = await openSeePage()
  for (let id = 0; id < wanted.count; id++) {
    const file = join(wanted.folder, `${String(id).padStart(4, '0')}.json.gz`)
    if (existsSync(file)) continue
    const random = generator.rng(wanted.seed * 100_003 + id)
    const sitting = prepare(generator, random, id % 2)
    if (!sitting) continue
    const rooms: RoomKind[] = isExam ? ['plain', 'cluttered'] : [random() < 0.4 ? 'plain' : 'cluttered']
    const views: Record<string, { front: Seen; side: Seen }> = {}
    for (const kind of rooms) {
      views[kind] = {
        front: await see(await photograph(generator, random, { ...sitting, kind, view: 'front' })),
        side: await see(await photograph(generator, random, { ...sitting, kind, view: 'side' })),
      }
    }
    writeFileSync(file, gzipSync(JSON.stringify({ id, isMale: id % 2 === 1, ...sitting.truth, views })))
  }
  await close()
}

interface Sitting {
  truth: ReturnType<typeof trueSizes>
  poses: Record<'front' | 'side', Vertices>
}

/** Undefined where the shape came out as no customer's. */
function prepare(generator: BodyGenerator, random: Random, male: number): Sitting | undefined {
  const body = generator.build(anyShape(generator, random, { male, variety }))
  const between = (from: number, to: number) => from + (to - from) * random()
  const front = generator.pose(body, isExam ? between(22, 42) : between(22, 40), between(-7, -3))
  const side = generator.pose(body, between(6, 12), -10, 1)
  const truth = trueSizes(generator, front)
  const isWanted = variety === 'wild' ? isWhole(truth) : isLikePeople(truth, male === 1)
  return isWanted ? { truth, poses: { front, side } } : undefined
}

async function photograph(
  generator: BodyGenerator,
  random: Random,
  { poses, view, kind }: Sitting & { view: 'front' | 'side'; kind: RoomKind },
): Promise<Buffer> {
  const [straight, clothes] = [anyCamera(random), anyClothes(random)]
  const camera = view === 'front' ? { ...straight, yaw: straight.yaw + turned } : straight
  const person = render(generator, poses[view], { view, camera, clothes, ...size })
  const picture = room(random, kind, size)
  const noise = 4 + 8 * random()
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    const share = (person.rgba[4 * pixel + 3] ?? 0) / 255
    for (let k = 0; k < 3; k++) {
      const [behind, before] = [picture.rgb[3 * pixel + k] ?? 0, person.rgba[4 * pixel + k] ?? 0]
      const value = behind + share * (before - behind) + noise * (random() - 0.5)
      picture.rgb[3 * pixel + k] = Math.min(255, Math.max(0, value))
    }
  }
  return sharp(picture.rgb, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}

function anyCamera(random: Random): Camera {
  const between = (from: number, to: number) => from + (to - from) * random()
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

function anyClothes(random: Random): Clothes {
  const colour = (): Colour => [20 + 220 * random(), 20 + 220 * random(), 20 + 220 * random()]
  const dark = 0.4 + 0.65 * random()
  const skin: Colour = [232 * dark, 184 * dark * dark ** 0.15, 152 * dark * dark ** 0.3]
  const hair: Colour = random() < 0.8 ? [35, 28, 25] : [120, 90, 60]
  const [hasSleeves, hasLongLegs] = [random() < 0.4, random() < 0.6]
  return { skin, top: colour(), legs: colour(), hair, hasSleeves, hasLongLegs }
}
