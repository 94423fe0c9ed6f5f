import { type BodyScan, type bodyScanRoutes, scanSites } from '@darzi/contract/body-scans.ts'
import { inUnit } from '@darzi/tailoring/units/length.ts'
import { weightIn } from '@darzi/tailoring/units/weight.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import { mayDo } from '../../access/grants.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Caller, RequestContext, StepsContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { guardAttempts } from '../accounts/api.ts'
import { formShop, idIn, shopOfForm } from '../shops/api.ts'
import { bookScan } from './book-scan.ts'
import { meshOf } from './mesh-of.ts'
import { pairRows } from './pair-queries.ts'
import { newestScan } from './scan-queries.ts'
import { eachSite } from './scan-sites.ts'
import { shopsSentTo } from './scan-store.ts'
import { newestSentBy, roleHere } from './sent-scan-store.ts'

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

/** Photo against tape, person by person: what the scale of each site is fitted anew from. */
export async function listPairs({ tx }: RequestContext<typeof bodyScanRoutes.pairs>) {
  const rows = await pairRows(tx)
  const pairs = rows.flatMap((row) => {
    const site = scanSites.find((each) => each === row.site)
    if (!site) return []
    const photo = { photoMm: Number(row.photo_mm), plusMinusMm: numberOf(row.plus_minus_mm) }
    return [{ site, ...photo, aloneMm: numberOf(row.alone_mm), tapeMm: Number(row.tape_mm) }]
  })
  return { people: new Set(rows.map((row) => row.person_id)).size, pairs }
}

const numberOf = (text: string | null) => (text === null ? undefined : Number(text))

/** The shops one may choose from: that of the link, else the platform's, then those sent to before. What anybody may know of them. */
export async function listShops({ tx, account, query }: RequestContext<typeof bodyScanRoutes.shops>) {
  const linked = await formShop(tx, idIn(query.shop))
  const known = await shopsSentTo(tx)
  const ids = [...new Set(linked ? [linked, ...known] : known)]
  const shops = []
  for (const shopId of ids) {
    const { id, name, phone, address } = await handToShop(tx, { accountId: account.id, shopId }, () =>
      shopOfForm(tx, shopId),
    )
    shops.push({ id, name, phone: phone ? showPhone(phone, '') : undefined, address: address ?? undefined })
  }
  return { shops }
}

/** The form of call 7's person as a glTF file: the avatar the screens draw, made of the same numbers. Throws notFound. */
export async function showMesh({ step, now, account, params }: StepsContext<typeof bodyScanRoutes.mesh>) {
  await guardAttempts(step, now, { mesh: account.id })
  const scan = await step(({ tx }) => scanForCaller(tx, { account, userId: params.userId }))
  if (!scan) throw notFound()
  const { person, estimates, tape, torso, outline } = scan
  const sitesMm = eachSite((site) => tape[site] ?? estimates[site].mm)
  const { sex, heightMm, weightKg } = person
  const bytes = await meshOf({ sex, heightMm, weightKg, sitesMm, torso, outline })
  return { contentType: 'model/gltf-binary', filename: 'body.glb', bytes }
}

type Measured = Pick<BodyScan, 'person' | 'estimates' | 'tape' | 'torso' | 'outline'>

interface Asking {
  account: Caller
  userId: string
}

/**
 * The scan of an account's own person as whoever asks may see it: one's own newest; for those who may read the book of a shop,
 * what was sent to it last. Of everybody else it is not there, nor of a family member: nothing here could say whose it is. Undefined when one has none oneself. Throws notFound.
 */
async function scanForCaller(tx: Tx, { account, userId }: Asking): Promise<Measured | undefined> {
  if (userId === account.id) return newestScan(tx)
  const { id: accountId, shopId } = account
  if (!shopId) throw notFound()
  return handToShop(tx, { accountId, shopId }, async () => {
    const role = await roleHere(tx, accountId)
    const mayRead = role !== undefined && mayDo(role, 'measurements.read')
    const sent = mayRead ? await newestSentBy(tx, userId) : undefined
    if (!sent?.isOwn) throw notFound()
    return bookScan(tx, sent.recordId)
  })
}
