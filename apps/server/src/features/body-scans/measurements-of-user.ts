import type { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { inUnit } from '@darzi/tailoring/units/length.ts'
import { weightIn } from '@darzi/tailoring/units/weight.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { newestScan } from './scan-queries.ts'
import { eachSite } from './scan-sites.ts'

/** The own measurements in the spec's names, inches and pounds; another's are not there. */
export async function measurementsOfUser({ tx, account, params }: Asked<typeof bodyScanRoutes.ofUser>) {
  if (params.userId !== account.id) throw notFound()
  const scan = await newestScan(tx)
  if (!scan) return { measurements: {} }
  const { estimates, tape, person } = scan
  const sites = eachSite((site) => inches(tape[site] ?? estimates[site].mm))
  const weight = toTenths(weightIn(person.weightKg, 'lb'))
  return { measurements: { ...sites, height: inches(person.heightMm), weight } }
}

const inches = (mm: number) => Math.round(inUnit(mm, 'in') * 100) / 100
const toTenths = (value: number) => Math.round(value * 10) / 10
