/** The measurements of people, as far as orders ask: which records a piece can be cut from, and which is proposed. */

import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { hasFlaredLegs } from '@darzi/tailoring/garments/flared.ts'
import { missingOf } from '@darzi/tailoring/measurements/missing.ts'
import { proposedRecord } from '@darzi/tailoring/orders/cut-from.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { garmentName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { garmentOf } from './order-draft.ts'

export type RecordsOf = ReadonlyMap<string, readonly MeasurementRecord[]>

/** What the book holds of each of these people, newest first; those not known yet are left out. */
export function usePeopleRecords(personIds: readonly string[]) {
  const mayRead = useMay('measurements.read')
  return useQueries({
    queries: personIds.map((person) => ({
      queryKey: ['measurements', 'latest', person],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /api/measurement-records', { query: { person, limit: 20 } }, { signal }),
      enabled: mayRead,
    })),
    combine: (answers) => ({
      records: new Map(
        answers.flatMap(({ data }, at) => {
          const person = personIds[at]
          return data && person ? [[person, data.rows] as const] : []
        }),
      ) as RecordsOf,
      isFetching: answers.some((answer) => answer.isFetching),
      error: answers.find((answer) => answer.error)?.error,
      refetch: () => Promise.all(answers.map((answer) => answer.refetch())),
    }),
  })
}

const cutting = (record: MeasurementRecord) => ({
  record,
  profile: record.profile,
  isSent: !record.takenBy,
  fields: measuredIn(record),
})

const measuredIn = ({ values }: Pick<MeasurementRecord, 'values'>) => values.map(({ field }) => field)

/** What a piece that needs these fields is cut from unless somebody chooses otherwise. */
export const proposedFor = (records: readonly MeasurementRecord[], needs: readonly string[]) =>
  proposedRecord(records.map(cutting), needs)?.record

/** Fields it needs that are not in the record. */
export const lackingIn = (record: MeasurementRecord | undefined, needs: readonly string[]) =>
  missingOf(needs, record ? measuredIn(record) : [])

/** What a piece can be cut from: a measured body, or this very garment lying on the table. */
export const fittingRecords = (records: readonly MeasurementRecord[], garmentKey: string) =>
  records.filter(({ profile, garment }) => profile === 'body' || garment === garmentKey)

/** Which pieces of an order still wait for sizes: those ordered before measuring, or without all their garment needs. */

/** Whether what it is cut from can still be chosen. */
export const isBeingMade = ({ state }: Pick<Piece, 'state'>) => state === 'waiting' || state === 'working'

/** What is sewn to a size of the collection has that size's tape. */
export const isOfASize = ({ collection }: Pick<Piece, 'collection'>) => collection?.finished !== undefined

export const lacksSizes = (piece: Pick<Piece, 'state' | 'snapshot' | 'missing' | 'collection'>) =>
  isBeingMade(piece) && !isOfASize(piece) && (!piece.snapshot || piece.missing.length > 0)

/** The pieces that wait, by the person who is to be measured. */
export function waitingForSizes(order: Pick<Order, 'pieces' | 'can'>): Piece[][] {
  if (!order.can.edit) return []
  const waiting = new Map<string, Piece[]>()
  for (const piece of order.pieces.filter(lacksSizes)) {
    waiting.set(piece.person.id, [...(waiting.get(piece.person.id) ?? []), piece])
  }
  return [...waiting.values()]
}

interface SewnPiece {
  garment: string
  styles: readonly { group: string; option: string }[]
}

interface Wish {
  personId: string
  /** All that is sewn for this person: sizes are taken once for all of it. */
  pieces: readonly SewnPiece[]
  garments: readonly Garment[]
  back: string
}

/** The screen that takes the sizes for all pieces of a person: by their styles it knows what is wide on purpose. */
export function measureFor({ personId, pieces, garments, back }: Wish): string {
  const [garment, ...others] = [...new Set(pieces.map((piece) => piece.garment))]
  const isFlared = pieces.some(({ garment: key, styles }) =>
    hasFlaredLegs({ styles: garments.find((each) => each.key === key)?.styles ?? [] }, styles),
  )
  const also = others.join(',') || undefined
  return links.measure({ person: personId, garment, also, legs: isFlared ? 'flared' : undefined, back })
}

/** The pieces of an order that are still sewn for this person, by the body's sizes; this one first. */
export function sewnFor(
  order: Pick<Order, 'pieces'>,
  { id, person }: Pick<Piece, 'id' | 'person'>,
): SewnPiece[] {
  const own = order.pieces.filter(
    (piece) => piece.id === id || (piece.person.id === person.id && isBeingMade(piece) && !isOfASize(piece)),
  )
  const sorted = [...own].sort((a, b) => Number(b.id === id) - Number(a.id === id))
  return sorted.map(({ garment, styles }) => ({ garment: garment.key, styles }))
}

/** The piece's dialog once more, after measuring; `seen` is the newest record that was known before. */
export const backToPiece = (address: string, { piece, seen }: { piece: string; seen: string | undefined }) =>
  `${address}?${new URLSearchParams({ cut: piece, seen: seen ?? 'none' })}`

/** How a measuring is called where a piece is cut from it. */

/** "Body · 21 Nov 2026 · by Noor": what was measured, when, by whom. */
export function useRecordWords(garments: readonly Garment[]) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  return ({ profile, garment = '', takenAt, takenBy, version }: MeasurementRecord): string => {
    const named = garmentName(t, garmentOf(garments, garment) ?? { key: garment })
    return [
      profile === 'body' ? t('orders-new.cut.body') : t('orders-new.cut.garment', { name: named }),
      writeInstantDay(takenAt, language, shop?.timeZone),
      t('orders-new.cut.version', { version }),
      takenBy ? t('orders-new.cut.by', { name: takenBy }) : t('orders-new.cut.sent'),
    ].join(' · ')
  }
}
