/** How long a person waits for their form and for what is worn on it: the form itself, drawn cloth, and cloth that is sewn. */
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { makeGarment } from '@darzi/body/garment/make-garment.ts'
import { garmentFor, quickest, sew, sewnCuts, wearer, wearers } from '../body-time/time-body.ts'
import { printTable } from './print-table.ts'

/** What a person waits for without wondering. */
const mostSeconds = { form: 1, drawn: 1.5, sewn: 5 } as const
const runs = 3

/** Says what is slower than promised, and ends the bench as failed then. */
export async function benchCloth(): Promise<void> {
  const rows: string[][] = []
  for (const name of wearers) {
    const request = wearer(name)
    const form = await quickest(() => makeAvatar(request), { runs })
    rows.push([name, 'the form', ...told(form.seconds, 'form')])
    for (const cut of sewnCuts) {
      const garment = garmentFor(cut, request)
      const drawn = await quickest(() => makeGarment(form.made, garment, request.sitesMm), { runs })
      rows.push([name, `${cut}, drawn`, ...told(drawn.seconds, 'drawn')])
      const sewn = await quickest(() => sew(request, form.made, garment), { runs })
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
