/** How long a person waits for their form and for what is worn on it, in the processor's own time: what else the machine does is not counted. */
import { peopleOfTest } from '@darzi/body/avatar/people-of-test.ts'
import { sewGarment } from '@darzi/body/cloth/sew-garment.ts'
import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import type { DrawnGarment } from '@darzi/body/garment/garment.ts'
import type { Avatar, AvatarRequest } from '@darzi/body/shapes.ts'

export const wearers = [
  'a man of the middle',
  'a very heavy man',
  'a woman of the middle',
  'a very heavy woman',
] as const
export const sewnCuts = ['shirt', 'tee', 'kurta'] as const

export function wearer(name: (typeof wearers)[number]): AvatarRequest {
  const request = peopleOfTest[name]
  if (!request) throw new Error(`Nobody of the tests is ${name}.`)
  return request
}

/** The quickest of some runs. Counts the whole process: it must do nothing else. */
export async function quickest<Made>(
  make: () => Made | Promise<Made>,
  { runs }: { runs: number },
): Promise<{ made: Made; seconds: number }> {
  let best = Number.POSITIVE_INFINITY
  for (let run = 1; ; run++) {
    const before = process.cpuUsage()
    const made = await make()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1e6)
    if (run >= runs) return { made, seconds: best }
  }
}

export function sew(request: AvatarRequest, avatar: Avatar, garment: DrawnGarment) {
  const { sex, heightMm, weightKg = 70, sitesMm } = request
  const person = { sex, heightMm, weightKg }
  return sewGarment({ avatar, person, ...estimateBody({ person, tape: sitesMm }), garment })
}

/** Of usual ease on that body. */
export function garmentFor(cut: (typeof sewnCuts)[number], { sitesMm }: AvatarRequest): DrawnGarment {
  const { chest = 1000, waist = 900, hips = 1000, bicep = 320, sleeve_length = 600 } = sitesMm
  const zonesMm = { chest: chest + 110, waist: waist + 130, hips: hips + 110, bicep: bicep + 80 }
  const lengths = { shirt: 760, tee: 700, kurta: 1000 } as const
  const sleeveMm = cut === 'tee' ? 220 : sleeve_length + 15
  const cloth = { kind: 'cotton', gramsPerSquareMetre: 150, stretchPercent: 2 } as const
  return { cut, cloth, finished: { size: 'M', zonesMm, lengthMm: lengths[cut], sleeveMm } }
}
