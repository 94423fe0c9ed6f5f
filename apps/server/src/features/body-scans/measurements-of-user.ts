import type { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { inUnit } from '@darzi/tailoring/units/length.ts'
import { weightIn } from '@darzi/tailoring/units/weight.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { scanForCaller } from './scan-for-caller.ts'
import { eachSite } from './scan-sites.ts'

/** A person's measurements in the spec's names, inches and pounds, and where their form is; another's are not there. */
export async function measurementsOfUser({
  tx,
  account,
  params,
}: RequestContext<typeof bodyScanRoutes.ofUser>) {
  const scan = await scanForCaller(tx, { account, userId: params.userId })
  if (!scan) return { measurements: {} }
  const { estimates, tape, person } = scan
  const sites = eachSite((site) => inches(tape[site] ?? estimates[site].mm))
  const weight = toTenths(weightIn(person.weightKg, 'lb'))
  return {
    measurements: { ...sites, height: inches(person.heightMm), weight },
    mesh_url: `/api/measurements/${params.userId}/mesh`,
  }
}

const inches = (mm: number) => Math.round(inUnit(mm, 'in') * 100) / 100
const toTenths = (value: number) => Math.round(value * 10) / 10
