import type { SizedPattern } from '@darzi/body/pattern/grade-sizes.ts'
import type { Sheet } from '@darzi/body/pattern/paper/drawn-sheet.ts'
import type { Pattern } from '@darzi/body/pattern/pattern.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { saveFile } from '../../data/save-file.ts'
import { layoutWords } from './layout-words.ts'
import type { Paper } from './sheet-words.ts'
import { clothsToDraw, type LaidCloths } from './use-cloth.ts'
import { dxfNotesOf, dxfSizeOf, fileNameOf } from './whose-pattern.ts'

export type LayoutKind = 'svg' | 'dxf'

export interface LayoutToSave {
  paper: Paper
  /** All patterns cut from the cloth. */
  patterns: readonly Pattern[]
  laid: LaidCloths
  hasNap: boolean
  /** Which of several sizes lies there, where the pattern has several. */
  size?: SizedPattern | undefined
}

/** What its files are called, and what a cutter's program is told of it. */
export function layoutFileOf({ paper, size }: Pick<LayoutToSave, 'paper' | 'size'>) {
  const notes = dxfNotesOf(paper)
  const name = `${fileNameOf(paper)}-layout`
  return size
    ? { name: `${name}-${dxfSizeOf(size)}`, notes: { ...notes, size: dxfSizeOf(size) } }
    : { name, notes }
}

/** The layout at true size, for a plotter or a cutter's program. */
export async function saveLayout(kind: LayoutKind, toSave: LayoutToSave & { t: Translate }): Promise<void> {
  const { t, laid, patterns } = toSave
  const { name, notes } = layoutFileOf(toSave)
  if (kind === 'dxf') {
    const { layoutDxf } = await import('@darzi/body/pattern/paper/layout-dxf.ts')
    const designs = patterns.map(({ design }) => design).join(' ')
    const text = layoutDxf(designs, clothsToDraw(laid), notes)
    return saveFile(new Blob([text], { type: 'application/dxf' }), `${name}.dxf`)
  }
  const [{ layoutSheetOf }, { svgOf }] = await Promise.all([
    import('@darzi/body/pattern/paper/layout-sheet.ts'),
    import('@darzi/body/pattern/paper/svg.ts'),
  ])
  const sheet = layoutSheetOf(layoutsOf(laid), layoutWords(t, toSave))
  saveFile(new Blob([svgOf(sheet)], { type: 'image/svg+xml' }), `${name}-svg.svg`)
}

/** The page of the layout in the pattern's PDF; none where the cloth is too narrow for a piece. */
export async function layoutPages(toSave: LayoutToSave & { t: Translate }): Promise<Sheet[]> {
  const layouts = layoutsOf(toSave.laid)
  if (layouts.length === 0) return []
  const { layoutPageOf } = await import('@darzi/body/pattern/paper/layout-sheet.ts')
  return [layoutPageOf(layouts, layoutWords(toSave.t, toSave))]
}

const layoutsOf = (laid: LaidCloths) => clothsToDraw(laid).map(({ layout }) => layout)
