/**
 * Analytics, as owners and managers see it: the owner's dashboard and the figures of a span. What another should see the same stands
 * in the address; every figure is the server's and leads to the rows behind it.
 */

import type { Analytics } from '@darzi/contract/analytics.ts'
import type { ApiRequest } from '@darzi/contract/api.ts'
import { ranges } from '@darzi/tailoring/analytics/spans.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { saveFile } from '../../data/save-file.ts'
import { listQuery, oneOf, type QueryOf, text } from '../../kits/list/list-query.ts'
import { toastProblem } from '../../shell/toasts.tsx'

export const shows = ['sales', 'customers', 'work', 'money'] as const

const fields = {
  range: oneOf(ranges, 'month'),
  on: text(),
  from: text(),
  to: text(),
  show: oneOf(shows, 'sales'),
}
export const figuresQuery = listQuery(fields)
export type FiguresQuery = QueryOf<typeof fields>

const asked = ({ range, on, from, to }: FiguresQuery): ApiRequest<'GET /api/analytics'>['query'] =>
  from || to ? { range, from: from || undefined, to: to || undefined } : { range, on: on || undefined }

export function useFigures(query: FiguresQuery) {
  const sent = asked(query)
  return useQuery({
    queryKey: ['analytics', 'figures', sent],
    queryFn: ({ signal }) => call('GET /api/analytics', { query: sent }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const useOverview = () =>
  useQuery({
    queryKey: ['analytics', 'overview'],
    queryFn: ({ signal }) => call('GET /api/analytics/overview', undefined, { signal }),
  })

/** Saves what is shown on this device. */
export async function exportFigures(
  kind: 'csv' | 'pdf',
  query: FiguresQuery,
  { now }: Pick<Analytics, 'now'>,
) {
  try {
    const file = await call(`GET /api/analytics/export.${kind}`, { query: asked(query) })
    saveFile(file, `figures-${now.from}-${now.to}.${kind}`)
  } catch (error) {
    toastProblem(error)
  }
}
