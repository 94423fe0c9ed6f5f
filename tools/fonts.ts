/** Cuts the web's font files out of their family, `npm run fonts`; the files are committed (apps/web/src/theme/fonts). */
import { writeFileSync } from 'node:fs'
import { makeWebFont, webFonts, webFontsFolder } from './fonts/web-fonts.ts'
import { rootPath } from './root.ts'

for (const font of webFonts) {
  const bytes = await makeWebFont(font)
  writeFileSync(rootPath(`${webFontsFolder}/${font.name}.woff2`), bytes)
  console.log(`${font.name}: ${(bytes.length / 1000).toFixed(1)} kB`)
}
