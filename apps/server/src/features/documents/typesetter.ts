/**
 * The typesetter of the papers. One for the process, made when the first paper is asked for and kept warm; it works on one
 * paper at a time, for a few milliseconds, and never inside a transaction. A template only reads its data: what stands in
 * a name or a note is printed as it is, whatever signs it holds.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { folderOf } from './folders.ts'

export type PaperKind = 'slip' | 'tags' | 'card' | 'purchase' | 'figures' | 'paper'

export interface Typeset {
  pdf(): Uint8Array
  svg(): string
}

let made: Promise<NodeCompiler> | undefined
let papers = 0
const evictEvery = 20

/** A picture of no file of ours, by the path the paper's data call it. */
export interface Picture {
  path: string
  bytes: Buffer
}

/** Sets a paper. The same data make the same bytes. Throws when the template and its data do not fit. */
export async function typeset(
  kind: PaperKind,
  data: unknown,
  pictures: readonly Picture[] = [],
): Promise<Typeset> {
  made ??= makeCompiler()
  const compiler = await made
  const shown = pictures.map(({ path, bytes }) => ({ path: `${folderOf('papers')}/${path}`, bytes }))
  for (const { path, bytes } of shown) compiler.mapShadow(path, bytes)
  try {
    return compile(compiler, kind, data)
  } finally {
    for (const { path } of shown) compiler.unmapShadow(path)
  }
}

function compile(compiler: NodeCompiler, kind: PaperKind, data: unknown): Typeset {
  const result = compiler.compile({
    mainFilePath: `${folderOf('papers')}/${kind}.typ`,
    inputs: inputsOf(data),
  })
  const set = result.result
  if (!set) throw new Error(`the ${kind} could not be set: ${reasonOf(compiler, result)}`)
  if (++papers % evictEvery === 0) compiler.evictCache(10)
  return { pdf: () => leftToRight(compiler.pdf(set, { pdfTags: false })), svg: () => compiler.plainSvg(set) }
}

/** The data, and what of its texts a template looks out for: looking through every text of a page takes a third of its time. */
function inputsOf(data: unknown) {
  let longest = 0
  let hasEighths = false
  const text = JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'svg') {
      longest = Math.max(longest, ...value.split(/\s+/).map((word) => word.length))
      hasEighths ||= /[⅛⅜⅝⅞]/.test(value)
    }
    return value
  })
  return { data: text, longest: String(longest), eighths: String(hasEighths) }
}

/**
 * Typst takes Punjabi for a language written from the right, as it is in Arabic script; a reader of the page then turns its words
 * about. All ours are written from the left. Both names have one length, so nothing else in the file moves.
 */
function leftToRight(pdf: Buffer): Buffer {
  const at = pdf.lastIndexOf('/Direction /R2L')
  if (at >= 0) pdf.write('/Direction /L2R', at, 'latin1')
  return pdf
}

/** The library is 52 MB of machine code: a shop that prints nothing never loads it. */
async function makeCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fonts = folderOf('fonts')
  const files = readdirSync(fonts)
    .filter((name) => name.endsWith('.ttf'))
    .sort()
  return NodeCompiler.create({
    workspace: folderOf('papers'),
    fontArgs: [{ fontBlobs: files.map((name) => readFileSync(`${fonts}/${name}`)) }],
  })
}

function reasonOf(compiler: NodeCompiler, result: ReturnType<NodeCompiler['compile']>): string {
  const error = result.takeError()
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'no reason was given'
}
