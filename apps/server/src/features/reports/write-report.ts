import type { ReportReasons, reportRoutes } from '@darzi/contract/reports.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, emptyField, notFound } from '../../http/app-error.ts'
import type { Around, InTx, StepsContext } from '../../http/request-context.ts'
import { guardAttempts, type Step } from '../accounts/api.ts'
import { messageToReport } from '../conversations/api.ts'
import { shopOfSlug } from '../find-tailors/api.ts'
import { frontAt } from '../fronts/api.ts'
import { reviewToReport } from '../reviews/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { insertReport, type Reported } from './report-store.ts'

interface Asking extends Pick<Around, 'now' | 'newId'> {
  body: ReportReasons
  step: Step
  once(work: (given: InTx) => Promise<{ id: string }>): Promise<{ id: string }>
}

interface Reporter {
  accountId: string
  byShop: boolean
}

/** Writes down what `find` finds, as it stands now. Throws notFound, reports.saidBefore, accounts.tooManyAttempts. */
async function report(
  { body, step, once, now, newId }: Asking,
  { accountId, byShop }: Reporter,
  find: (tx: Tx) => Promise<Reported | undefined>,
) {
  if (body.reason === 'other' && !body.words) throw emptyField('words')
  await guardAttempts(step, now, { report: accountId })
  return once(async ({ tx }) => {
    const reported = await find(tx)
    if (!reported) throw notFound()
    const id = newId()
    if (!(await insertReport(tx, { ...reported, ...body, id, accountId, byShop, now })))
      throw new AppError('reports.saidBefore')
    return { id }
  })
}

export const reportReview = (ctx: StepsContext<typeof reportRoutes.review>) =>
  report(ctx, { accountId: ctx.account.id, byShop: false }, (tx) =>
    insideListed(tx, ctx, (shopId) => reviewReported(tx, shopId, ctx.params.id)),
  )

export const reportShop = (ctx: StepsContext<typeof reportRoutes.shop>) =>
  report(ctx, { accountId: ctx.account.id, byShop: false }, (tx) =>
    insideListed(tx, ctx, (shopId) => shopReported(tx, shopId)),
  )

/** The shop of a front, which need not be listed. */
export const reportFront = (ctx: StepsContext<typeof reportRoutes.front>) =>
  report(ctx, { accountId: ctx.account.id, byShop: false }, async (tx) => {
    const front = await frontAt(tx, ctx.params, ctx.now)
    if (!front) return undefined
    const { shopId } = front
    return handToShop(tx, { accountId: ctx.account.id, shopId }, () => shopReported(tx, shopId))
  })

export const reportOwnReview = (ctx: StepsContext<typeof reportRoutes.ownReview>) =>
  report(ctx, { accountId: ctx.member.accountId, byShop: true }, (tx) =>
    reviewReported(tx, ctx.member.shopId, ctx.params.id),
  )

export const reportMessage = (ctx: StepsContext<typeof reportRoutes.message>) =>
  report(ctx, { accountId: ctx.account.id, byShop: false }, (tx) =>
    messageToReport(tx, ctx.params, 'customer'),
  )

/** What a house wrote is reported to the operator alone: the report is not among those of the house. */
export const reportShopMessage = (ctx: StepsContext<typeof reportRoutes.shopMessage>) =>
  report(ctx, { accountId: ctx.member.accountId, byShop: true }, async (tx) => {
    const said = await messageToReport(tx, ctx.params, 'shop')
    return said?.side === 'partner' ? { ...said, partnerId: ctx.member.shopId } : said
  })

/** Inside the shop at a public address; nothing where none is listed. */
async function insideListed(
  tx: Tx,
  { params, account }: { params: { slug: string }; account: { id: string } },
  find: (shopId: string) => Promise<Reported | undefined>,
) {
  const shopId = await shopOfSlug(tx, params.slug)
  if (!shopId) return undefined
  return handToShop(tx, { accountId: account.id, shopId }, () => find(shopId))
}

/** Inside the shop. */
async function shopReported(tx: Tx, shopId: string): Promise<Reported> {
  return { kind: 'shop', shopId, subjectId: shopId, shopName: await nameOfShop(tx, shopId) }
}

/** Inside the shop. */
async function reviewReported(tx: Tx, shopId: string, id: string): Promise<Reported | undefined> {
  const review = await reviewToReport(tx, id)
  return review && { ...review, kind: 'review', shopId, shopName: await nameOfShop(tx, shopId) }
}
