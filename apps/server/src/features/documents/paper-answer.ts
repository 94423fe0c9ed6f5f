import { ptPerMm } from '@darzi/tailoring/units/length.ts'
import type { FileAnswer } from '../../http/request-context.ts'
import { drawSvg } from './drawing-desk.ts'
import { type PaperKind, type Picture, typeset } from './typesetter.ts'

interface Wanted {
  kind: PaperKind
  format: 'pdf' | 'png'
  /** What the template is told. */
  paper: { size: '58' | '80' | 'a5' }
  pictures?: readonly Picture[]
}

/** Sets a paper and answers it in the format asked for; it opens in the browser rather than being kept as a file. */
export async function paperAnswer({ kind, format, paper, pictures }: Wanted): Promise<FileAnswer> {
  const set = typeset(kind, paper, pictures)
  return format === 'pdf'
    ? { contentType: 'application/pdf', bytes: await set.pdf() }
    : { contentType: 'image/png', bytes: await pictureOf(await set.svg(), paper.size) }
}

/** Dots a millimetre: half as many again as a roll printer's, so that a phone can enlarge it; a page has enough with fewer. */
const dotsPerMm = { '58': 12, '80': 12, a5: 10 } as const
/** Longer pictures cannot be drawn; the tags of a big order come a little coarser. */
const longestDots = 32_000

/** A set paper as a grey picture without transparency; pages stand below each other. */
export function pictureOf(svg: string, size: keyof typeof dotsPerMm): Promise<Uint8Array> {
  const [opening = '', width = '', height = ''] =
    /^<svg[^>]*\bwidth="([\d.]+)pt" height="([\d.]+)pt"/.exec(svg) ?? []
  if (!opening) throw new Error('the set paper says no size')
  const perPt = Math.min(dotsPerMm[size] / ptPerMm, longestDots / Number(height))
  const dots = (pt: string) => Math.round(Number(pt) * perPt)
  const sized = opening
    .replace(`width="${width}pt"`, `width="${dots(width)}"`)
    .replace(`height="${height}pt"`, `height="${dots(height)}"`)
  return drawSvg(sized + svg.slice(opening.length))
}
