/**
 * Makes people, photographs them from the front and from the side, lets the product's own `detect` look, and keeps what it saw
 * with the true sizes, one file a person. Slow (about two seconds each); what is there already is not made again.
 *
 *   node --import tsx tools/body-training/photograph.ts train 500 12
 *   node --import tsx tools/body-training/photograph.ts train-wild 240 11 wild
 *   node --import tsx tools/body-training/photograph.ts on-heavy 340 6211 heavy
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
import { type BodyGenerator, loadGenerator, type Random } from './body-generator.ts'
import { render } from './render.ts'
import { type RoomKind, room } from './rooms.ts'
import { openSeePage, type Seen } from './see-page.ts'
import { anyCamera, anyClothes, pictureSize, type Sitting, sit, type Variety } from './sitting.ts'
import { trainingFolder } from './training-folder.ts'

const [name = 'train', count = '500', seed = '12', ...words] = process.argv.slice(2)
const isExam = words.includes('exam')
/** Degrees that somebody stands turned where the front is asked for. */
const turned = words.includes('turned') ? 30 : 0
const variety: Variety = (['wild', 'heavy'] as const).find((each) => words.includes(each)) ?? 'usual'
await photographAll({ folder: join(trainingFolder, name), count: +count, seed: +seed })

async function photographAll(wanted: { folder: string; count: number; seed: number }) {
  mkdirSync(wanted.folder, { recursive: true })
  const generator = await loadGenerator()
  const { see, close } = await openSeePage()
  for (let id = 0; id < wanted.count; id++) {
    const file = join(wanted.folder, `${String(id).padStart(4, '0')}.json.gz`)
    if (existsSync(file)) continue
    const random = generator.rng(wanted.seed * 100_003 + id)
    const isLikeSurveyed = variety === 'usual'
    const sitting = sit(generator, random, { male: id % 2, variety, isExam, isLikeSurveyed })
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

async function photograph(
  generator: BodyGenerator,
  random: Random,
  { poses, view, kind }: Sitting & { view: 'front' | 'side'; kind: RoomKind },
): Promise<Buffer> {
  const [straight, clothes] = [anyCamera(random, isExam), anyClothes(random)]
  const camera = view === 'front' ? { ...straight, yaw: straight.yaw + turned } : straight
  const person = render(generator, poses[view], { view, camera, clothes, ...pictureSize })
  const picture = room(random, kind, pictureSize)
  const noise = 4 + 8 * random()
  for (let pixel = 0; pixel < pictureSize.width * pictureSize.height; pixel++) {
    const share = (person.rgba[4 * pixel + 3] ?? 0) / 255
    for (let k = 0; k < 3; k++) {
      const [behind, before] = [picture.rgb[3 * pixel + k] ?? 0, person.rgba[4 * pixel + k] ?? 0]
      const value = behind + share * (before - behind) + noise * (random() - 0.5)
      picture.rgb[3 * pixel + k] = Math.min(255, Math.max(0, value))
    }
  }
  return sharp(picture.rgb, { raw: { ...pictureSize, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}
