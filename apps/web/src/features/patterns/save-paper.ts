import { sheetOf } from '@darzi/body/pattern/paper/sheet.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { drawWords } from './draw-words.ts'
import { type Paper, paperWords } from './sheet-words.ts'

export type PaperKind = 'a4' | 'sheet' | 'svg'

/** Makes the file and hands it to the device. */
export async function savePaper(kind: PaperKind, { t, ...paper }: Paper & { t: Translate }): Promise<void> {
  const words = paperWords(t, paper)
  const sheet = sheetOf(paper.pattern, words)
  const name = `${paper.pattern.design}-${kind}`
  if (kind === 'svg') {
    const { svgOf } = await import('@darzi/body/pattern/paper/svg.ts')
    return save(new Blob([svgOf(sheet)], { type: 'image/svg+xml' }), `${name}.svg`)
  }
  await document.fonts.ready
  const { onePagePdf, tiledPdf } = await import('@darzi/body/pattern/paper/pdf.ts')
  const bytes = kind === 'a4' ? tiledPdf(sheet, drawWords, words) : onePagePdf(sheet, drawWords)
  save(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `${name}.pdf`)
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
