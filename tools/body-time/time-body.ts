/** How long a person waits for their form and for what is worn on it, in the processor's own time: what else the machine does is not counted. */
import { peopleOfTest } from '@darzi/body/avatar/people-of-test.ts'
import { layeredCloth } from '@darzi/body/cloth/layer-cloth.ts'
import { sewGarment } from '@darzi/body/cloth/sew-garment.ts'
import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { companionsOf } from '@darzi/body/garment/companions.ts'
import type { DrawnGarment } from '@darzi/body/garment/garment.ts'
import { outfitLayers } from '@darzi/body/garment/outfit-layers.ts'
import type { Avatar, AvatarRequest } from '@darzi/body/shapes.ts'

export const wearers = [
  'a man of the middle',
  'a very heavy man',
  'a woman of the middle',
  'a very heavy woman',
] as const
/** What each wears of what is sewn; the lower ones hang from the waist. */
const sewnKinds = [
  'shirt',
  'tee',
  'kurta',
  'sherwani',
  'jacket',
  'trousers',
  'blouse',
  'dress',
  'skirt',
] as const
type SewnKind = (typeof sewnKinds)[number]

const womens: readonly SewnKind[] = ['blouse', 'dress', 'skirt']
export const kindsFor = ({ sex }: AvatarRequest): readonly SewnKind[] =>
  sewnKinds.filter((kind) => sex === 'female' || !womens.includes(kind))

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

/** With all that is worn with it: the garment itself first. */
export async function sewOutfit(request: AvatarRequest, avatar: Avatar, garment: DrawnGarment) {
  const companions = companionsOf(avatar, garment)
  const meshes = [await sew(request, avatar, garment)]
  for (const companion of companions) meshes.push(await sew(request, avatar, companion.garment))
  return layeredCloth(avatar, outfitLayers(garment, companions, meshes))
}

/** Of usual ease on that body. */
export function garmentFor(kind: SewnKind, { sitesMm }: AvatarRequest): DrawnGarment {
  const { chest = 1000, waist = 900, hips = 1000, bicep = 320, thigh = 580, knee = 390, calf = 370 } = sitesMm
  const { neck = 380, sleeve_length = 600, outseam = 1040 } = sitesMm
  const top = { chest: chest + 110, waist: waist + 130, hips: hips + 110, bicep: bicep + 80 }
  const usual = {
    shirt: { zonesMm: top, lengthMm: 760, sleeveMm: sleeve_length + 15 },
    tee: { zonesMm: top, lengthMm: 700, sleeveMm: 220 },
    kurta: { zonesMm: top, lengthMm: 1000, sleeveMm: sleeve_length + 15 },
    sherwani: { zonesMm: { ...top, neck: neck + 25 }, lengthMm: 1000, sleeveMm: sleeve_length + 20 },
    jacket: { zonesMm: { ...top, chest: chest + 120 }, lengthMm: 720, sleeveMm: sleeve_length + 15 },
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
  } satisfies Record<SewnKind, Omit<DrawnGarment['finished'], 'size'>>
  const cloth = { kind: 'cotton', gramsPerSquareMetre: 150, stretchPercent: 2 } as const
  const cut = kind === 'sherwani' ? 'jacket' : kind
  return { cut, cloth, finished: { size: 'M', ...usual[kind] } }
}
