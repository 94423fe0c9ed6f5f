/**
 * Sets papers, in threads of their own (src/features/documents/typesetter.ts): a page takes a few milliseconds and an export of
 * hundreds a second or two, in which the counter would get no answer. The library is 52 MB of machine code and goes with the thread.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { workerData } from 'piscina'

const { papers, fonts } = workerData
const compiler = NodeCompiler.create({
  workspace: papers,
  fontArgs: [
    {
      fontBlobs: readdirSync(fonts)
        .filter((name) => name.endsWith('.ttf'))
        .sort()
        .map((name) => readFileSync(`${fonts}/${name}`)),
    },
  ],
})
const evictEvery = 5
let made = 0

/** Answers the paper as the bytes of a PDF or the text of a drawing. Throws when the template and its data do not fit. */
export default function set({ kind, data, pictures, as }) {
  // As a file and not as inputs: with other inputs the library of functions is built anew, a sixth of a page's time.
  const shown = [{ path: 'data.json', bytes: data }, ...pictures].map(({ path, bytes }) => ({
    path: `${papers}/${path}`,
    bytes: Buffer.from(bytes),
  }))
  for (const { path, bytes } of shown) compiler.mapShadow(path, bytes)
  try {
    const result = compiler.compile({ mainFilePath: `${papers}/${kind}.typ` })
    if (!result.result) throw new Error(`the ${kind} could not be set: ${reasonOf(result)}`)
    if (++made % evictEvery === 0) compiler.evictCache(2)
    return as === 'svg'
      ? compiler.plainSvg(result.result)
      : leftToRight(compiler.pdf(result.result, { pdfTags: false }))
  } finally {
    for (const { path } of shown) compiler.unmapShadow(path)
  }
}

function reasonOf(result) {
  const error = result.takeError()
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'no reason was given'
}

/**
 * Typst takes Punjabi for a language written from the right, as it is in Arabic script; a reader of the page then turns its words
 * about. All ours are written from the left. Both names have one length, so nothing else in the file moves.
 */
function leftToRight(pdf) {
  const at = pdf.lastIndexOf('/Direction /R2L')
  if (at >= 0) pdf.write('/Direction /L2R', at, 'latin1')
  return pdf
}
