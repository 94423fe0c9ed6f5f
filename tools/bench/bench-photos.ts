/**
 * How often search by photo finds the photo that was meant, first or among the first five: on generated cloth taken again nearer,
 * turned, in other light, and all at once. With PHOTO_DATA, a folder of pictures, on those too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  aFabric,
  asStored,
  type Retaking,
  retakings,
  takenAgain,
} from '../../apps/server/src/images/fabrics-for-tests.ts'
import { alikenessOf, lookOf } from '../../apps/server/src/images/look.ts'
import { printTable } from './print-table.ts'

const manyFabrics = 300

export async function benchPhotos(isQuick: boolean): Promise<void> {
  const fabrics = isQuick ? manyFabrics / 5 : manyFabrics
  const cloth: Buffer[] = []
  for (let number = 0; number < fabrics; number++) cloth.push(await asStored(aFabric(5000 + number)))
  await recallOn('generated cloth', cloth)
  const pictures = picturesIn(process.env.PHOTO_DATA)
  if (pictures.length > 0) await recallOn('pictures of PHOTO_DATA', pictures)
  else console.log('Skipped: pictures of PHOTO_DATA (no folder of pictures is named, or it has none).')
}

async function recallOn(told: string, pictures: readonly Buffer[]): Promise<void> {
  const looks: Buffer[] = []
  const started = performance.now()
  for (const picture of pictures) looks.push(await lookOf(picture))
  const each = (performance.now() - started) / pictures.length
  const rows: (string | number)[][] = []
  for (const how of retakings) rows.push(await recallOf(how, pictures, looks))
  console.log(`\n${told}: ${pictures.length}, ${each.toFixed(0)} ms to read one`)
  printTable(
    ['taken again', 'recall@1', 'recall@5', 'alike (the right one, median)', 'the best wrong one'],
    rows,
  )
}

async function recallOf(how: Retaking, pictures: readonly Buffer[], looks: readonly Buffer[]) {
  let [first, five] = [0, 0]
  const [right, wrong]: number[][] = [[], []]
  for (const [place, picture] of pictures.entries()) {
    const asked = await lookOf(await takenAgain(picture, how, place))
    const alike = looks.map((look) => alikenessOf(asked, look))
    const own = alike[place] ?? 0
    const better = alike.filter((each) => each > own).length
    if (better === 0) first++
    if (better < 5) five++
    right?.push(own)
    wrong?.push(Math.max(...alike.filter((_, other) => other !== place)))
  }
  const share = (found: number) => `${((100 * found) / pictures.length).toFixed(1)} %`
  return [how, share(first), share(five), medianOf(right), medianOf(wrong)]
}

const medianOf = (list: number[] = []) => (list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0).toFixed(3)

function picturesIn(folder: string | undefined): Buffer[] {
  if (!folder || !existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
    .slice(0, manyFabrics)
    .map((name) => readFileSync(join(folder, name)))
}
