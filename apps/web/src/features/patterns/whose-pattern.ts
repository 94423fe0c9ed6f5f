import type { SizedPattern } from '@darzi/body/pattern/grade-sizes.ts'
import { asciiOf } from '@darzi/body/pattern/paper/ascii.ts'
import type { DxfNotes } from '@darzi/body/pattern/paper/dxf.ts'
import type { Paper } from './sheet-words.ts'

type Whose = Pick<Paper, 'pattern' | 'name' | 'tag'>

/** "shirt-ORD-1042-2-3": what is cut and of which piece of an order, else for whom, in letters every device has. */
export function fileNameOf({ pattern: { design }, name, tag }: Whose, sizes?: number): string {
  const whose = asciiOf(tag ?? name ?? '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
  return [design, whose, sizes].filter(Boolean).join('-')
}

/** A size by its girth in cm, as a cutter's program is told it. */
export const dxfSizeOf = ({ girthMm }: Pick<SizedPattern, 'girthMm'>): string => (girthMm / 10).toFixed(1)

/** What a cutter's program is told of it: in English, as the standard's own words are. Sizes by their keys, lengths in mm. */
export function dxfNotesOf(paper: Whose & Pick<Paper, 'estimated' | 'unfollowed'>): DxfNotes {
  const { pattern, name, tag, estimated, unfollowed } = paper
  const lengths = pattern.notAsOrdered.map(
    ({ key, orderedMm, drawnMm }) => `${key} ${orderedMm.toFixed(1)}, drawn ${drawnMm.toFixed(1)}`,
  )
  return {
    of: [tag, name].filter(Boolean).join(' '),
    warnings: [
      ...said('Not measured by tape', estimated),
      ...said('Ordered otherwise, mm', lengths),
      ...said('Not followed', unfollowed),
    ],
  }
}

const said = (what: string, of: readonly string[]) => (of.length > 0 ? [`${what}: ${of.join('; ')}`] : [])
