import { randomBytes } from 'node:crypto'
import type { frontRoutes } from '@darzi/contract/fronts.ts'
import { domainResult, hostName, isClaimOver, verifyName } from '@darzi/tailoring/fronts/domain.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { Around, RequestContext, StepsContext } from '../../http/request-context.ts'
import { isDomainFree, ownDomainRow, shopOfFront } from './front-queries.ts'
import { markChecked, removeClaim, takeDomainInTurn, writeClaim } from './front-store.ts'
import { readOwnFront } from './own-front.ts'
import { releaseDomain } from './release-domain.ts'

/**
 * Claims a domain: a claim reserves nothing, and says nothing of who holds it; that is decided by the records, when they are looked for. The
 * same domain again keeps its record while that is good. Throws fronts.domainNotInPlan, fronts.domainInvalid, fronts.domainOurs.
 */
export async function claimDomain(ctx: RequestContext<typeof frontRoutes.claimDomain>) {
  const { tx, member, body, now } = ctx
  if (!(await shopOfFront(tx, now)).isDomainInPlan) throw new AppError('fronts.domainNotInPlan')
  const result = domainResult({ typed: body.domain, ownHosts: hostsOfServer(ctx) })
  if ('refused' in result) throw fieldError('domain', result.refused)
  const { domain } = result
  const before = await ownDomainRow(tx)
  const isGood = before?.verified_at || (before && !isClaimOver({ claimedAt: before.claimed_at, now }))
  if (before?.domain !== domain || !isGood)
    await writeClaim(tx, {
      shopId: member.shopId,
      domain,
      token: `darzi-${randomBytes(16).toString('hex')}`,
      now,
    })
  return readOwnFront(ctx)
}

/** Under whatever name this server is reached, a house may not bring it. */
function hostsOfServer({ app, request }: Pick<Around, 'app' | 'request'>): string[] {
  const { PUBLIC_URL, HOST } = app.settings
  const asked = request.header('host')
  return [PUBLIC_URL && new URL(PUBLIC_URL).hostname, HOST, asked && hostName(asked)].filter(
    (host): host is string => Boolean(host),
  )
}

/**
 * Asks the name servers for the record, between transactions. Whatever they said, that they were asked stays written. Another house that
 * was shown to hold the domain gives way where its record is gone and this one's is there. Throws
 * fronts.noDomain, fronts.claimOver, fronts.recordMissing, fronts.domainTaken, fronts.domainNotInPlan.
 */
export async function checkDomain(ctx: StepsContext<typeof frontRoutes.checkDomain>) {
  const { step, member, now, app } = ctx
  const { claim, isInPlan } = await step(async ({ tx }) => ({
    claim: await ownDomainRow(tx),
    isInPlan: (await shopOfFront(tx, now)).isDomainInPlan,
  }))
  if (!claim) throw new AppError('fronts.noDomain')
  if (!isInPlan) throw new AppError('fronts.domainNotInPlan')
  if (claim.verified_at) return step(({ tx }) => readOwnFront({ tx, now, app }))
  if (isClaimOver({ claimedAt: claim.claimed_at, now })) throw new AppError('fronts.claimOver')
  const found = (await app.names.texts(`${verifyName}.${claim.domain}`)).map((text) => text.trim())
  const isThere = found.includes(claim.token)
  const outcome = await step(async ({ tx, enqueue }) => {
    await takeDomainInTurn(tx, claim.domain)
    if (isThere) await releaseDomain({ ...ctx, tx, enqueue }, { domain: claim.domain, found })
    const isFree = await isDomainFree(tx, claim.domain)
    const isVerified = isThere && isFree
    await markChecked(tx, { shopId: member.shopId, ...claim }, { now, isVerified })
    return { isFree, own: await readOwnFront({ tx, now, app }) }
  })
  const name = `${verifyName}.${claim.domain}`
  if (!isThere) throw new AppError('fronts.recordMissing', { name })
  if (!outcome.isFree) throw new AppError('fronts.domainTaken', { domain: claim.domain, name })
  return outcome.own
}

export async function dropDomain(ctx: RequestContext<typeof frontRoutes.dropDomain>) {
  await removeClaim(ctx.tx, ctx.member.shopId)
  return readOwnFront(ctx)
}
