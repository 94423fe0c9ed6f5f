import type { FileAnswer } from '../../http/request-context.ts'
import { pictureOf } from './picture.ts'
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
  const set = await typeset(kind, paper, pictures)
  return format === 'pdf'
    ? { contentType: 'application/pdf', bytes: set.pdf() }
    : { contentType: 'image/png', bytes: await pictureOf(set.svg(), paper.size) }
}
