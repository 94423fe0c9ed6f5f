/** `npm run where customers`: every file of a feature, on all sides, so that nobody has to search. */

import { readSourceFiles } from './check/source-files.ts'
import { isMain } from './root.ts'
import { placesOf, roomsOf } from './where/places.ts'

if (isMain(import.meta.url)) await main(process.argv[2])

async function main(feature: string | undefined) {
  const files = await readSourceFiles()
  const places = feature ? placesOf(feature, files) : []
  if (places.length === 0) {
    console.error(`Which feature? ${roomsOf(files).join(', ')}`)
    process.exitCode = 1
    return
  }
  for (const { side, paths } of places)
    console.log(`\n${side}\n${paths.map((path) => `  ${path}`).join('\n')}`)
}
