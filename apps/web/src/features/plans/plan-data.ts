/** The shop's plan: read, chosen and paid. Every answer takes the place of what was shown. */
import type { PlanOption, PlanStanding } from '@darzi/contract/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'

// Beside the shop, so that what happens to its plan wakes it.
const key = ['shops', 'plan']

export const usePlan = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/shop/plan', undefined, { signal }),
    enabled: useMay('plan.read'),
  })

export async function choosePlan({ plan, change }: PlanOption) {
  const body = { plan, totalMinor: change?.totalMinor }
  keep(await call('POST /api/shop/plan', { body }))
  await queries.invalidateQueries({
    queryKey: ['shops'],
    predicate: ({ queryKey }) => queryKey[1] !== 'plan',
  })
}

/** Goes to the gateway's page. */
export async function payInvoice(id: string) {
  const { url } = await call('POST /api/shop/plan/invoices/:id/pay', { params: { id } })
  window.location.assign(url)
}

export const lookAtInvoice = async (id: string) =>
  keep(await call('POST /api/shop/plan/invoices/:id/look', { params: { id } }))

function keep(standing: PlanStanding) {
  queries.setQueryData(key, standing)
}

export const invoicePdf = (id: string) => `/api/shop/plan/invoices/${id}/paper`
