/** What an order's pieces and their measurements are called. */
import type { Say } from '@darzi/words/say.ts'
import { garmentName } from '../../words/garment-names.ts'

interface Named {
  key: string
  name?: string
}

export const fieldName = (say: Say, { field, name }: { field: string; name?: string }) =>
  name ?? say(`measurement-fields.${field}.name`)

/** "Kurta, Salwar ×2": the pieces of an order in one line. */
export function piecesLine(say: Say, pieces: readonly { garment: Named }[]): string {
  const counts = new Map<string, number>()
  for (const { garment } of pieces) {
    const name = garmentName(say, garment)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ')
}
