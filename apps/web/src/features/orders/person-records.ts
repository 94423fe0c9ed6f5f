/** The measurements of people, as far as orders ask: which records a piece can be cut from, and which is proposed. */
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { missingOf } from '@darzi/tailoring/measurements/missing.ts'
import { proposedRecord } from '@darzi/tailoring/orders/cut-from.ts'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { useMay } from '../../data/session.ts'

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
