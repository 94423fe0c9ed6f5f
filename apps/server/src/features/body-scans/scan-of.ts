import type { BodyScan } from '@darzi/contract/body-scans.ts'
import type { ScanRow, SendingRow, ValueRow } from './scan-queries.ts'
import { eachSite } from './scan-sites.ts'

interface Parts {
  values: readonly ValueRow[]
  /** The newest first. */
  sendings: readonly SendingRow[]
}

/** A scan as the contract tells it. */
export function scanOf(row: ScanRow, { values, sendings }: Parts): BodyScan {
  const bySite = new Map(values.map((value) => [value.site, value]))
  return {
    id: row.id,
    version: row.version,
    name: row.name ?? undefined,
    takenAt: row.taken_at.toISOString(),
    savedAt: row.saved_at.toISOString(),
    person: {
      sex: row.sex,
      heightMm: Number(row.height_mm),
      weightKg: Number(row.weight_kg),
      size: row.size ?? undefined,
      bodyShape: row.body_shape ?? undefined,
    },
    estimates: eachSite((site) => estimateOf(bySite.get(site))),
    torso: row.torso ?? undefined,
    quality: { hasFront: row.has_front, hasSide: row.has_side, notices: row.notices },
    tape: numbersOf(values, 'tape_mm'),
    ...someOf('photoMm', numbersOf(values, 'photo_mm')),
    ...someOf('shopScale', numbersOf(values, 'shop_scale')),
    sentTo: sendings.filter(isLatestOfItsShop).map((sending) => ({
      shop: { id: sending.to_shop, name: sending.shop_name },
      sentAt: sending.sent_at.toISOString(),
      isCurrent: sending.version === row.version,
    })),
  }
}

type SiteNumbers = Partial<Record<string, number>>

/** One number of each site that has it. */
const numbersOf = (values: readonly ValueRow[], column: 'tape_mm' | 'photo_mm' | 'shop_scale'): SiteNumbers =>
  Object.fromEntries(
    values.flatMap((value) => (value[column] === null ? [] : [[value.site, Number(value[column])]])),
  )

/** A scan without photos, or at the usual scale, is told without them. */
const someOf = (key: 'photoMm' | 'shopScale', numbers: SiteNumbers) =>
  Object.keys(numbers).length > 0 && { [key]: numbers }

/** A scan is written with a value for every site. */
function estimateOf(value: ValueRow | undefined) {
  if (!value) throw new Error('a scan lacks a site')
  return { mm: Number(value.mm), plusMinusMm: Number(value.plus_minus_mm), from: value.source }
}

const isLatestOfItsShop = (sending: SendingRow, place: number, all: readonly SendingRow[]) =>
  all.findIndex((each) => each.to_shop === sending.to_shop) === place
