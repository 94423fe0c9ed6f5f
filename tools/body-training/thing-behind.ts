import { type Figure, figureOf } from '@darzi/body/judge/figure.ts'
import { judgePicture } from '@darzi/body/judge/judge-picture.ts'
import { edgeOfTrunk, trunkOf } from '@darzi/body/judge/outline-jump.ts'
import type { SeenPicture } from '@darzi/body/shapes.ts'
import type { Random } from './body-generator.ts'

interface Pictures {
  front: SeenPicture
  side: SeenPicture
}

/** In lengths of the trunk under the shoulders; the others in shares of the height. */
const middleOf = { from: 0, to: 1.4 }
const tall = { from: 0.05, to: 0.4 }
const deep = { from: 0.02, to: 0.12 }
/** So much deeper or less deep by each pixel further down. */
const aslant = { from: -0.6, to: 0.6 }

/**
 * The same pictures as if the mask had taken a thing behind or before the person, seen from the side, for a part of them;
 * undefined where that makes no jump that is noticed, or the picture would be refused for it.
 */
export function withThingBehind({ front, side }: Pictures, random: Random): Pictures | undefined {
  const figure = figureOf(side)
  if (!figure) return undefined
  const spoilt = withThing(side, figure, random)
  const { errorCodes, notices } = judgePicture({ view: 'side', seen: spoilt })
  const isNoticed = notices.some(({ code }) => code === 'outlineJumps')
  return isNoticed && errorCodes.length === 0 ? { front, side: spoilt } : undefined
}

function withThing(seen: SeenPicture, figure: Figure, random: Random): SeenPicture {
  const between = ({ from, to }: { from: number; to: number }) => from + (to - from) * random()
  const { mask, height } = figure
  const trunk = trunkOf(figure)
  const [centre, half] = [trunk.top + between(middleOf) * trunk.length, (between(tall) * height) / 2]
  const [reach, slope] = [between(deep) * height, between(aslant)]
  const way = random() < 0.5 ? -1 : 1
  const alpha = new Uint8Array(mask.alpha)
  for (let y = Math.ceil(centre - half); y <= Math.min(mask.height - 1, centre + half); y++) {
    const edge = edgeOfTrunk(figure, y, way)
    if (edge === undefined) continue
    for (let step = 1; step < reach + slope * (y - centre); step++) {
      const x = edge + way * step
      if (x >= 0 && x < mask.width) alpha[y * mask.width + x] = 255
    }
  }
  return { ...seen, mask: { ...mask, alpha } }
}
