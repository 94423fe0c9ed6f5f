import type { BodyScan, bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { InTx, StepsContext } from '../../http/request-context.ts'
import { guardAttempts, ownAccount } from '../accounts/api.ts'
import { customerForScan } from '../customers/api.ts'
import { recordMeasurement } from '../measurements/api.ts'
import { announcesAs, formMember, formShop, type ShopOfForm, shopOfForm } from '../shops/api.ts'
import { readScan } from './scan-queries.ts'
import { eachSite, foundAt } from './scan-sites.ts'
import { findSending, insertSending, lockScan } from './scan-store.ts'
import { insertSentScan } from './sent-scan-store.ts'

type SendContext = StepsContext<typeof bodyScanRoutes.send>

/**
 * Puts an own scan into a shop's book as a proposal of its customer: what the shop's tape said stays what is cut from. The
 * same numbers sent to the same shop again are the same record. Throws notFound and forms.noShop.
 */
export async function sendScan(ctx: SendContext) {
  const { step, once, now, params, body, request } = ctx
  await guardAttempts(step, now, { publicForm: request.address, publicFormShop: body.shop })
  return once((given) => sendOnce(ctx, given, params.id))
}

async function sendOnce(ctx: SendContext, given: InTx, id: string) {
  const { tx } = given
  const shopId = await formShop(tx, ctx.body.shop)
  if (!shopId) throw fieldError('shop', 'forms.noShop')
  const locked = await lockScan(tx, id)
  if (!locked) throw notFound()
  const place = { scanId: id, shopId, version: locked.version }
  const before = await findSending(tx, place)
  if (before) return sentTo(shopId, before.shop_name, before.sent_at)
  const [scan, sender] = await Promise.all([readScan(tx, id), ownAccount(tx, ctx.account.id)])
  const { account, now } = ctx
  const { shop, recordId } = await handToShop(tx, { accountId: account.id, shopId }, async () => {
    const shop = await shopOfForm(tx, shopId)
    return { shop, recordId: await recordScan(ctx, given, { shop, scan, sender }) }
  })
  const sending = { ...place, accountId: account.id, shopName: shop.name, recordId, at: now }
  await insertSending(tx, sending)
  return sentTo(shopId, shop.name, now)
}

const sentTo = (id: string, name: string, at: Date) => ({ shop: { id, name }, sentAt: at.toISOString() })

interface ToRecord {
  shop: ShopOfForm
  scan: BodyScan
  sender: { name: string; email: string; phone: string | null }
}

/** Inside the shop: the customer of this account, the person the scan is of, and what was measured. */
async function recordScan(ctx: SendContext, given: InTx, { shop, scan, sender }: ToRecord) {
  const counter = {
    ...ctx,
    ...given,
    member: formMember(shop),
    publishEvent: announcesAs(given, ctx, shop.id),
    params: undefined,
    query: undefined,
  }
  const personName = scan.name ?? sender.name
  const { personId } = await customerForScan(counter, { ...sender, personName })
  const unit = ctx.body.unit
  const record = await recordMeasurement({
    ...counter,
    sentBy: sender.name,
    body: { personId, profile: 'body', how: 'photo', unit, takenAt: scan.takenAt, values: sentValues(scan) },
  })
  const { account } = ctx
  await insertSentScan(given.tx, { shopId: shop.id, recordId: record.id, accountId: account.id, scan })
  return record.id
}

type Scan = Pick<BodyScan, 'estimates' | 'tape' | 'person' | 'photoMm' | 'shopScale'>

/**
 * A scan as the book takes it. In centimetres to the tenth
 * whatever the book is read in, so that nothing is rounded to a mark of an inch tape.
 */
function sentValues(scan: Scan) {
  const { person } = scan
  const cm = (mm: number) => ({ typed: showTenths(mm / 10), unit: 'cm' as const })
  const sites = eachSite((site) => {
    const { mm, ...known } = foundAt(scan, site)
    return { field: site, ...cm(mm), ...known }
  })
  const typed = { from: 'typed' as const }
  return [
    ...Object.values(sites),
    { field: 'height', ...cm(person.heightMm), ...typed },
    { field: 'weight', typed: showTenths(person.weightKg), unit: 'kg' as const, ...typed },
  ]
}
