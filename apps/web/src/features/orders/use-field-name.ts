import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { useT } from '../../words/use-t.ts'
import { fieldName } from './order-words.ts'

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
