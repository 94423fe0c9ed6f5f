/**
 * `npm run bench`: how fast the app is, beside a bare driver running the same SQL in a bare HTTP server, in one run.
 *
 *   npm run bench                          everything (about 20 minutes)
 *   npm run bench -- postgres quick        one database, shorter rounds and a tenth of the rows
 *   npm run bench -- postgres short        all rows, rounds of a second
 *   npm run bench -- postgres case=search,detail   the cases whose name has one of these words
 *   npm run bench -- office                the owner's figures and the one search in a shop with 1,000,000 orders
 *   npm run bench -- office orders=100000  the same with so many; postgres and embedded take it too
 *   npm run bench -- web start             sizes per screen, start-up times and memory
 *   npm run bench -- taps                  how soon a tap shows the next screen and takes typing; cold screens on a slow phone
 *   npm run bench -- body                  how long form and cloth take, and how well bodies are measured, beside what is aimed at
 *   npm run bench -- suggestions            whether suggestions come true as often as they say
 *   npm run bench -- photos                 how often search by photo finds what was meant
 *   npm run bench -- avatars               whether the avatars of 300 measured people keep their promises (four minutes)
 *   npm run bench -- demo                  how soon a visitor has a demo shop of their own
 *   npm run bench -- tailors               how long finding a tailor takes among 50,000 shops
 *   npm run bench -- lighthouse             what Lighthouse, once installed, gives the public pages on a phone
 *   npm run bench -- outbox                messages a second through the outbox to a provider
 *   npm run bench -- papers                 invoices a second beside a browser's printing; memory of a long export
 *
 * These machines are noisy: read the ratios, not the milliseconds.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examineAvatar, fromLeanToHeavy, inWords } from '../body-training/examine-avatars.ts'
import { hasSurvey } from '../body-training/survey.ts'
import { benchBody } from './bench-body.ts'
import { benchDatabase } from './bench-database.ts'
import { benchDemo } from './bench-demo.ts'
import { benchLighthouse } from './bench-lighthouse.ts'
import { benchOffice } from './bench-office.ts'
import { benchOutbox } from './bench-outbox.ts'
import { benchPapers } from './bench-papers.ts'
import { benchPhotos } from './bench-photos.ts'
import { benchSuggestions } from './bench-suggestions.ts'
import { benchTailors } from './bench-tailors.ts'
import { benchTaps } from './bench-taps.ts'
import { benchWeb } from './bench-web.ts'
import { printTable } from './print-table.ts'
import { npmStart, runServer } from './running-server.ts'

const restMs = [5000, 40_000]

/** The built server on an empty data folder, again on the same one, and its memory when nobody asks anything. */
async function benchStart() {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-start-'))
  const rows: (string | number)[][] = []
  try {
    for (const name of ['first start (empty folder, with the demo shop)', 'second start']) {
      const server = await runServer(npmStart, { DARZI_DATA: folder })
      const memory = []
      for (const ms of restMs) {
        await new Promise((resolve) => setTimeout(resolve, ms))
        memory.push(memoryMb(server.pid))
      }
      rows.push([name, (server.startedInMs / 1000).toFixed(2), ...memory])
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  printTable(['', 'seconds to answer', 'MB at rest: soon', 'after a while'], rows)
}

/** Resident memory by the kernel; only Linux tells it this way. */
function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Whether the avatars of 300 measured people keep what they promise, and how near they come. Needs the survey beside the project. */
const perSex = 150

/** Ends the bench as failed when one promise is broken. */
async function benchAvatars(): Promise<void> {
  if (!hasSurvey) {
    console.log('No survey of measured people stands beside the project (BODY_DATA).')
    return
  }
  const rows = (['male', 'female'] as const).map((sex) => {
    const marks = fromLeanToHeavy(sex, perSex).map((person) => {
      const mark = examineAvatar(person)
      if (mark.broken.length > 0) console.log(`${inWords(person)}: ${mark.broken.join('; ')}`)
      return mark
    })
    const worst = (of: (mark: (typeof marks)[number]) => number) => Math.max(...marks.map(of))
    const broken = marks.filter((mark) => mark.broken.length > 0).length
    if (broken > 0) process.exitCode = 1
    return [
      sex,
      marks.length,
      broken,
      marks.filter((mark) => mark.isClosed).length,
      worst((mark) => mark.torsoOffMm).toFixed(1),
      worst((mark) => mark.limbsOffMm).toFixed(1),
      worst((mark) => mark.triangles),
    ]
  })
  console.log('\navatars of measured people, from the leanest to the heaviest')
  printTable(['sex', 'people', 'broken', 'closed', 'torso mm', 'limbs mm', 'triangles'], rows)
}

const parts = {
  start: benchStart,
  web: benchWeb,
  taps: benchTaps,
  body: benchBody,
  avatars: benchAvatars,
  photos: benchPhotos,
  suggestions: benchSuggestions,
  outbox: benchOutbox,
  papers: benchPapers,
  demo: benchDemo,
  tailors: benchTailors,
  lighthouse: benchLighthouse,
  office: benchOffice,
  embedded: (isQuick: boolean) => benchDatabase('embedded', isQuick),
  postgres: (isQuick: boolean) => benchDatabase('postgres', isQuick),
} satisfies Record<string, (isQuick: boolean) => Promise<void>>

const words = process.argv.slice(2)
const isQuick = words.includes('quick')
const wanted = Object.entries(parts).filter(([name]) => words.includes(name))
for (const [name, run] of wanted.length > 0 ? wanted : Object.entries(parts)) {
  console.log(`\n## ${name}`)
  await run(isQuick)
}
