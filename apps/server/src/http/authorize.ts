import type { ShopAction } from '@darzi/contract/access.ts'
import type { Access } from '@darzi/contract/route.ts'
import { mayDo } from '../access/grants.ts'
import type { SessionRow } from '../db/begin.ts'
import { AppError } from './app-error.ts'
import type { Caller, Member, Operator } from './request-context.ts'

/** By the route's access: an account, a member of a shop, an operator, or nobody in particular. */
export interface Principal {
  account?: Caller
  member?: Member
  operator?: Operator
}

/**
 * Lets the asker in as the route's access says, or refuses: 401 without a session, 403 without the grant, 409 from a screen of
 * another shop than the session works in.
 */
export function authorize(
  access: Access,
  session: SessionRow | undefined,
  /** The shop the asker's screen shows, where it says so. */
  shown?: string,
): Principal {
  if (access === 'public') return {}
  if (!session) throw new AppError('access.signInFirst')
  if (access === 'signedIn') return { account: callerOf(session) }
  if (access === 'operator') return { operator: operatorOf(session) }
  if (session.suspended_reason)
    throw new AppError('access.shopSuspended', { reason: session.suspended_reason })
  const action = access.slice('shop:'.length) as ShopAction // the route's type allows nothing else behind `shop:`
  const member = memberOf(session)
  if (shown && shown !== session.shop_id) throw new AppError('access.otherShop')
  if (!member?.may(action)) throw new AppError('access.notAllowed')
  return { member }
}

function operatorOf({ operator_state: state, account_id: id, session_id: sessionId }: SessionRow): Operator {
  if (state === 'noSecondFactor') throw new AppError('access.secondFactorFirst')
  if (state !== 'admitted') throw new AppError('access.operatorOnly')
  return { id, sessionId }
}

const callerOf = (session: SessionRow): Caller => ({
  id: session.account_id,
  role: session.account_role,
  sessionId: session.session_id,
  shopId: session.shop_id ?? undefined,
  may: (action) => memberOf(session)?.may(action) ?? false,
})

function memberOf(session: SessionRow): Member | undefined {
  const { shop_id, member_id, member_role, country, time_zone, currency } = session
  if (session.suspended_reason) return undefined
  if (!shop_id || !member_id || !member_role || !country || !time_zone || !currency) return undefined
  return {
    id: member_id,
    shopId: shop_id,
    accountId: session.account_id,
    name: session.member_name ?? '',
    role: member_role,
    may: (action) => mayDo(member_role, action),
    shop: { country, timeZone: time_zone, currency },
  }
}
