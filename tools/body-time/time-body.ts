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
/** What each wears of the cuts that are sewn; the lower ones hang from the waist. */
const sewnCuts = ['shirt', 'tee', 'kurta', 'jacket', 'trousers', 'blouse', 'dress', 'skirt'] as const
type SewnCut = (typeof sewnCuts)[number]

const womens: readonly SewnCut[] = ['blouse', 'dress', 'skirt']
export const cutsFor = ({ sex }: AvatarRequest): readonly SewnCut[] =>
  sewnCuts.filter((cut) => sex === 'female' || !womens.includes(cut))

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
export function garmentFor(cut: SewnCut, { sitesMm }: AvatarRequest): DrawnGarment {
  const { chest = 1000, waist = 900, hips = 1000, bicep = 320, thigh = 580, knee = 390, calf = 370 } = sitesMm
  const { neck = 380, sleeve_length = 600, outseam = 1040 } = sitesMm
  const top = { chest: chest + 110, waist: waist + 130, hips: hips + 110, bicep: bicep + 80 }
  const usual = {
    shirt: { zonesMm: top, lengthMm: 760, sleeveMm: sleeve_length + 15 },
    tee: { zonesMm: top, lengthMm: 700, sleeveMm: 220 },
    kurta: { zonesMm: top, lengthMm: 1000, sleeveMm: sleeve_length + 15 },
    jacket: { zonesMm: { ...top, neck: neck + 25 }, lengthMm: 1000, sleeveMm: sleeve_length + 20 },
    blouse: {
      zonesMm: { chest: chest + 40, waist: waist + 60, bicep: bicep + 30 },
      lengthMm: 380,
      sleeveMm: 200,
    },
    dress: { zonesMm: { ...top, waist: waist + 60 }, lengthMm: 1050, sleeveMm: 220 },
    skirt: { zonesMm: { waist: waist + 10, hips: hips + 60 }, lengthMm: 650 },
    trousers: {
      zonesMm: { waist: waist + 12, hips: hips + 45, thigh: thigh + 60, knee: knee + 75, calf: calf + 60 },
      lengthMm: outseam - 15,
    },
  } satisfies Record<SewnCut, Omit<DrawnGarment['finished'], 'size'>>
  const cloth = { kind: 'cotton', gramsPerSquareMetre: 150, stretchPercent: 2 } as const
  return { cut, cloth, finished: { size: 'M', ...usual[cut] } }
}
