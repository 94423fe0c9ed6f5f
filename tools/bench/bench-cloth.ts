/** How long a person waits for their form and for what is worn on it: the form itself, drawn cloth, and cloth that is sewn. */
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { peopleOfTest } from '@darzi/body/avatar/people-of-test.ts'
import { sewGarment } from '@darzi/body/cloth/sew-garment.ts'
import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import type { DrawnGarment } from '@darzi/body/garment/garment.ts'
import { makeGarment } from '@darzi/body/garment/make-garment.ts'
import type { AvatarRequest } from '@darzi/body/shapes.ts'
import { printTable } from './print-table.ts'

/** What a person waits for without wondering. */
const mostSeconds = { form: 1, drawn: 1.5, sewn: 5 } as const
const wearers = ['a man of the middle', 'a very heavy man', 'a woman of the middle', 'a very heavy woman']
const cuts = ['shirt', 'tee', 'kurta'] as const
/** The quickest of so many runs, in the processor's own time: what else the machine does is not counted. */
const runs = 3

/** Says what is slower than promised, and ends the bench as failed then. */
export async function benchCloth(): Promise<void> {
  const rows: string[][] = []
  for (const name of wearers) {
    const request = peopleOfTest[name]
    if (!request) continue
    const form = await quickest(() => makeAvatar(request))
    rows.push([name, 'the form', ...told(form.seconds, 'form')])
    for (const cut of cuts) {
      const garment = garmentFor(cut, request)
      const drawn = await quickest(() => makeGarment(form.made, garment, request.sitesMm))
      rows.push([name, `${cut}, drawn`, ...told(drawn.seconds, 'drawn')])
      const sewn = await quickest(() => sew(request, form.made, garment))
      rows.push([name, `${cut}, sewn`, ...told(sewn.seconds, 'sewn')])
    }
  }
  console.log(`\nthe form and its cloth, the quickest of ${runs}`)
  printTable(['who', 'what', 'seconds', 'at most', ''], rows)
  if (rows.some((row) => row.at(-1) !== '')) process.exitCode = 1
}

function told(seconds: number, what: keyof typeof mostSeconds): string[] {
  const most = mostSeconds[what]
  return [seconds.toFixed(2), most.toFixed(1), seconds > most ? 'too slow' : '']
}

async function quickest<Made>(make: () => Made | Promise<Made>): Promise<{ made: Made; seconds: number }> {
  let best = Number.POSITIVE_INFINITY
  for (let run = 1; ; run++) {
    const before = process.cpuUsage()
    const made = await make()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, user + system)
    if (run === runs) return { made, seconds: best / 1e6 }
  }
}

function sew(request: AvatarRequest, avatar: ReturnType<typeof makeAvatar>, garment: DrawnGarment) {
  const { sex, heightMm, weightKg = 70, sitesMm } = request
  const person = { sex, heightMm, weightKg }
  return sewGarment({ avatar, person, ...estimateBody({ person, tape: sitesMm }), garment })
}

function garmentFor(cut: (typeof cuts)[number], { sitesMm }: AvatarRequest): DrawnGarment {
  const { chest = 1000, waist = 900, hips = 1000, bicep = 320, sleeve_length = 600 } = sitesMm
  const zonesMm = { chest: chest + 110, waist: waist + 130, hips: hips + 110, bicep: bicep + 80 }
  const lengths = { shirt: 760, tee: 700, kurta: 1000 } as const
  const sleeveMm = cut === 'tee' ? 220 : sleeve_length + 15
  const cloth = { kind: 'cotton', gramsPerSquareMetre: 150, stretchPercent: 2 } as const
  return { cut, cloth, finished: { size: 'M', zonesMm, lengthMm: lengths[cut], sleeveMm } }
}
