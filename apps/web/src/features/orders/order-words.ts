/** What an order's pieces and their measurements are called. */
import type { Translate } from '@darzi/words/translate.ts'
import { garmentName } from '../../words/garment-names.ts'

interface Named {
  key: string
  name?: string
}

export const fieldName = (t: Translate, { field, name }: { field: string; name?: string }) =>
  name ?? t(`measurement-fields.${field}.name`)

/** "Kurta, Salwar ×2": the pieces of an order in one line. */
export function piecesLine(t: Translate, pieces: readonly { garment: Named }[]): string {
  const counts = new Map<string, number>()
  for (const { garment } of pieces) {
    const name = garmentName(t, garment)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ')
}
