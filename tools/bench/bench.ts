/**
 * `npm run bench`: how fast the house is, beside a bare driver running the same SQL in a bare HTTP server, in one run.
 *
 *   npm run bench                          everything (about 20 minutes)
 *   npm run bench -- postgres quick        one database, shorter rounds and a tenth of the rows
 *   npm run bench -- postgres short        all rows, rounds of a second
 *   npm run bench -- postgres case=search   the cases whose name has this word
 *   npm run bench -- web start             sizes per screen, start-up times and memory
 *   npm run bench -- body                  how long form and cloth take, and how well bodies are measured, beside what is aimed at
 *   npm run bench -- avatars               whether the avatars of 300 measured people keep their promises (four minutes)
 *
 * These machines are noisy: read the ratios, not the milliseconds.
 */
import { benchAvatars } from './bench-avatars.ts'
import { benchBody } from './bench-body.ts'
import { benchDatabase } from './bench-database.ts'
import { benchStart } from './bench-start.ts'
import { benchWeb } from './bench-web.ts'

const parts = {
  start: benchStart,
  web: benchWeb,
  body: benchBody,
  avatars: benchAvatars,
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
