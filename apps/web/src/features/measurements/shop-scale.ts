/**
 * How a shop's own tape stands to photos, and a measuring brought to it. Counted against what the photos alone said, so that what
 * was applied before never comes back as if a tape had said it.
 */
import { refitSiteScale, type SiteScales, startScale } from '@darzi/body/estimate/site-scale.ts'
import { type Estimates, type Site, sites } from '@darzi/body/shapes.ts'
import type { ApiReply } from '@darzi/contract/api.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { call } from '../../data/api.ts'

/** What of a measuring by photo a shop's scale is counted from and applied to. */
export interface ScaledScan {
  estimates: Estimates
  photoMm?: Partial<Record<Site, number>>
  shopScale?: Partial<Record<Site, number>>
}

type Pair = ApiReply<'GET /api/body-scans/pairs'>['pairs'][number]

/** The scales a shop's pairs ask for; sites without pairs keep the usual one. */
export const scalesOf = (pairs: readonly Pair[]): SiteScales =>
  refitSiteScale(pairs.map(({ site, tapeMm, ...photo }) => ({ site, tapeMm, photoMm: aloneOf(site, photo) })))

/** A size kept before the photo's own was kept with it carries the usual scale. */
const aloneOf = (site: Site, { aloneMm, photoMm }: Pick<Pair, 'aloneMm' | 'photoMm'>) =>
  aloneMm ?? photoMm / startScale(site).scale

/** The member's shop's. Throws ProblemError. */
export const askShopScales = async (): Promise<SiteScales> =>
  scalesOf((await call('GET /api/body-scans/pairs')).pairs)

/** What was applied, for the record: of each site that photos told. */
export function appliedScales(
  scales: SiteScales,
  photoMm: ScaledScan['photoMm'] = {},
): ScaledScan['shopScale'] {
  const applied = sites.flatMap((site) => {
    const scale = scales[site]?.scale
    return scale === undefined || photoMm[site] === undefined ? [] : [[site, toTenThousandth(scale)] as const]
  })
  return applied.length > 0 ? Object.fromEntries(applied) : undefined
}

/**
 * A measuring whose photos are gone, brought to the shop's tape: where its size is from photos and still at the usual scale, the
 * whole number is moved. The build's share moves along: it, too, is told in another tape's millimetres.
 */
export function atShopTape<Scan extends ScaledScan>(scan: Scan, scales: SiteScales): Scan {
  const { estimates, photoMm = {}, shopScale = {} } = scan
  const waits = (site: Site) => estimates[site].from === 'photo' && shopScale[site] === undefined
  const open = Object.fromEntries(Object.entries(photoMm).filter(([site]) => waits(site as Site))) // its keys are sites
  const applied = appliedScales(scales, open)
  if (!applied) return scan
  const moved = sites.map((site) => {
    const scale = applied[site]
    const { mm, ...rest } = estimates[site]
    return [site, { ...rest, mm: scale === undefined ? mm : toTenth((mm * scale) / startScale(site).scale) }]
  })
  // Every site is among them.
  return { ...scan, estimates: Object.fromEntries(moved), shopScale: { ...shopScale, ...applied } }
}

export interface SizeAtTape {
  site: Site
  mm: number
  /** The shop's own scale, which made it. */
  scale: number
}

/** What the shop's tape makes of the sizes of a record by photo, site by site; only where that is another number. */
export function sizesAtShopTape(values: readonly MeasuredValue[], scales: SiteScales): SizeAtTape[] {
  return sites.flatMap((site) => {
    const value = values.find(({ field }) => field === site)
    const scale = scales[site]?.scale
    if (value?.mm === undefined || value.from !== 'photo' || scale === undefined) return []
    if (value.photoMm === undefined || value.shopScale !== undefined) return []
    const mm = toTenth((value.mm * scale) / startScale(site).scale)
    return Math.abs(mm - value.mm) < 1 ? [] : [{ site, mm, scale: toTenThousandth(scale) }]
  })
}

const given = new Map<string, Promise<SiteScales>>()

/** The same scales for a measuring however often it is put into the book: a second press is the same record. */
export function scalesFor({ id }: { id: string }): Promise<SiteScales> {
  const asked = given.get(id) ?? askShopScales()
  given.set(id, asked)
  asked.catch(() => given.delete(id))
  return asked
}

const toTenth = (mm: number) => Math.round(mm * 10) / 10
const toTenThousandth = (scale: number) => Math.round(scale * 10_000) / 10_000
