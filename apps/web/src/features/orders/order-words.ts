/** What an order's pieces and their measurements are called. */

import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { garmentName, stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'

interface Named {
  key: string
  name?: string
}

export const fieldName = (t: Translate, { field, name }: { field: string; name?: string }) =>
  name ?? t(`measurement-fields.${field}.name`)

/** "ORD-012-1/2: Cutting", once a piece has come to a stage. */
export function stageDone(t: Translate, { tag, stages }: Moved, at: number): string {
  const stage = stages[at]
  return t('orders.done.stage', { tag, stage: stage ? stageName(t, stage) : '' })
}

interface Moved {
  tag: string
  stages: readonly Named[]
}

/** "Kurta, Salwar ×2": the pieces of an order in one line. */
export function piecesLine(t: Translate, pieces: readonly { garment: Named }[]): string {
  const counts = new Map<string, number>()
  for (const { garment } of pieces) {
    const name = garmentName(t, garment)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ')
}

const isOwn = (field: string) => fieldOf(field) === undefined
const stillToCome = '…'

/** What these fields are called: those of the catalogue in the reader's words, the shop's own as it calls them. */
export function useFieldName(fields: readonly string[]) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['measurements', 'fields'],
    queryFn: ({ signal }) => call('GET /api/measurement-fields', undefined, { signal }),
    enabled: fields.some(isOwn),
  })
  const ownName = (field: string) => data?.fields.find(({ id }) => id === field)?.name ?? stillToCome
  return (field: string) => fieldName(t, isOwn(field) ? { field, name: ownName(field) } : { field })
}
