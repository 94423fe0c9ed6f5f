/**
 * The fourth exam: people photographed as `photograph.ts` does, but drawn by POV-Ray, another renderer with other light, cloth and
 * rooms than those of training, and taken as they come: no survey decides who may stand there. Says so and does nothing where
 * POV-Ray (`apt install povray`) or the data is absent.
 *
 *   node --import tsx tools/body-training/photograph-pov.ts fourth-exam 80 8363
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { hasGenerator, loadGenerator, type Random } from './body-generator.ts'
import { povScene } from './pov-scene.ts'
import type { RoomKind } from './rooms.ts'
import { openSeePage } from './see-page.ts'
import { anyCamera, anyClothes, pictureSize, sit } from './sitting.ts'
import { trainingFolder } from './training-folder.ts'

const [name = 'fourth-exam', count = '80', seed = '8363'] = process.argv.slice(2)
const hasPov = spawnSync('povray', ['--version']).error === undefined
if (hasPov && hasGenerator) await photographAll(join(trainingFolder, name))
else console.log(`Skipped: ${hasPov ? 'the generator’s data (BODY_DATA)' : 'povray'} is not here.`)

async function photographAll(folder: string) {
  mkdirSync(folder, { recursive: true })
  const workshop = mkdtempSync(join(tmpdir(), 'darzi-pov-'))
  const generator = await loadGenerator()
  const { see, close } = await openSeePage()
  for (let id = 0; id < +count; id++) {
    const file = join(folder, `${String(id).padStart(4, '0')}.json.gz`)
    if (existsSync(file)) continue
    const random = generator.rng(+seed * 100_003 + id)
    const isMale = id % 2 === 1
    const wanted = { male: Number(isMale), variety: 'usual', isExam: true, isLikeSurveyed: false } as const
    const sitting = sit(generator, random, wanted)
    if (!sitting) continue
    const kind: RoomKind = id % 4 < 2 ? 'plain' : 'cluttered'
    const photo = (view: 'front' | 'side') => {
      const [camera, clothes] = [anyCamera(random, true), anyClothes(random)]
      const shown = { view, camera, clothes, kind, random, ...pictureSize }
      return drawn(workshop, povScene(generator, sitting.poses[view], shown), random)
    }
    const views = { [kind]: { front: await see(await photo('front')), side: await see(await photo('side')) } }
    writeFileSync(file, gzipSync(JSON.stringify({ id, isMale, ...sitting.truth, views })))
  }
  await close()
  rmSync(workshop, { recursive: true })
}

/** As a phone would keep it: a little out of focus, grainy, JPEG. */
async function drawn(workshop: string, scene: string, random: Random): Promise<Buffer> {
  const [input, output] = [join(workshop, 'scene.pov'), join(workshop, 'scene.png')]
  writeFileSync(input, scene)
  const { width, height } = pictureSize
  const options = [`+W${width}`, `+H${height}`, '+A0.3', '+AM1', '+R2', '+WT1', '-D', '+Q9']
  execFileSync('povray', [`+I${input}`, `+O${output}`, ...options], { stdio: 'pipe' })
  const { data } = await sharp(output)
    .removeAlpha()
    .blur(0.4 + 0.5 * random())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grain = 4 + 8 * random()
  const noisy = data.map((value) => Math.min(255, Math.max(0, value + grain * (random() - 0.5))))
  return sharp(noisy, { raw: { ...pictureSize, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}
