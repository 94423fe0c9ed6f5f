/** Names of garments, styles, stages: the shop's own where it has given one, else those of the trade in this language. */
import type { Garment } from '@darzi/contract/garments.ts'
import type { Say } from '@darzi/words/say.ts'

interface Named {
  key: string
  name?: string
}

export const garmentName = (say: Say, { key, name }: Pick<Garment, 'key' | 'name'>) =>
  name ?? say(`garment-names.types.${key}`)
export const stageName = (say: Say, { key, name }: Named) => name ?? say(`garment-names.stages.${key}`)
export const groupName = (say: Say, { key, name }: Named) => name ?? say(`garment-names.groups.${key}`)
export const optionName = (say: Say, group: string, { key, name }: Named) =>
  name ?? say(`garment-names.options.${group}.${key}`)
export const addOnName = (say: Say, { key, name }: Named) => name ?? say(`garment-names.addOns.${key}`)
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
