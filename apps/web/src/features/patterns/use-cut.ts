/** What the address asks to be cut: a person by the book, or a piece of an order by the sizes frozen in it. */
import type { WhatIsKnown } from '@darzi/body/pattern/body-of.ts'
import type { DesignKey } from '@darzi/body/pattern/design-key.ts'
import { isDesign } from '@darzi/body/pattern/designs-by-name.ts'
import { optionsFor, patternsOf } from '@darzi/body/pattern/of-garment.ts'
import type { ChosenOptions } from '@darzi/body/pattern/options.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { bodyOfBook, valuesOfPiece } from './body-of-book.ts'
import { useBook } from './use-book.ts'

export interface ToCut {
  name: string
  /** Of the piece of the order. */
  tag?: string
  body: WhatIsKnown
  design: DesignKey
  /** What is sewn, where it was said. */
  garment?: string
  /** All patterns of the garment; empty where only a design was asked for. */
  parts: readonly DesignKey[]
  ordered: (design: DesignKey) => ChosenOptions
}

export function useCut(search: URLSearchParams): { cut?: ToCut; error?: unknown; refetch: () => void } {
  const [personId, orderId] = [search.get('person') ?? undefined, search.get('order') ?? undefined]
  const book = useBook(personId)
  const order = useOrder(orderId)
  const refetch = () => void (book.error ? book : order).refetch()
  const error = book.error ?? order.error
  if (error) return { error, refetch }
  if (!book.data || (orderId && !order.data)) return { refetch }
  const piece = order.data?.pieces.find(({ id }) => id === search.get('piece'))
  const { person, lastValues } = book.data
  const frozen = piece?.snapshot?.values
  const body = bodyOfBook({ person, lastValues: frozen ? valuesOfPiece(frozen, lastValues) : lastValues })
  const garment = search.get('garment') ?? piece?.garment.key
  const parts = patternsOf(garment ?? '')
  const asked = search.get('design') ?? parts[0] ?? ''
  return {
    refetch,
    cut: {
      name: book.data.person.name,
      ...(piece && { tag: piece.tag }),
      ...(garment && { garment }),
      body,
      design: isDesign(asked) ? asked : 'shirt',
      parts,
      ordered: (design) => optionsFor(design, body.measuredMm, piece?.styles),
    },
  }
}

/** The key begins with the feature whose changes make the answer stale. */
function useOrder(orderId: string | undefined) {
  return useQuery({
    queryKey: ['orders', 'pattern of', orderId],
    queryFn: ({ signal }) => call('GET /api/orders/:id', { params: { id: orderId ?? '' } }, { signal }),
    enabled: orderId !== undefined,
  })
}
