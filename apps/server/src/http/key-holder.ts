/** Who asks with a key: a program of a shop, for the owner who made the key, within the key's scopes. */
import type { ShopAction } from '@darzi/contract/access.ts'
import { features } from '@darzi/contract/api.ts'
import { callsOfScope, scopeOf } from '@darzi/contract/api-scopes.ts'
import type { AnyRoute } from '@darzi/contract/route.ts'
import type { ApiScope } from '@darzi/tailoring/api-access/scopes.ts'
import type { Tx } from '../db/tx.ts'
import { port } from '../port.ts'
import { AppError } from './app-error.ts'
import type { Member } from './request-context.ts'

export interface KeyHolder {
  id: string
  name: string
  scopes: readonly ApiScope[]
  shopId: string
  memberId: string
  accountId: string
  shop: Member['shop']
}

export interface Finding {
  now: Date
  /** A transaction of nobody, of its own: also what is refused afterwards counts. */
  asNobody<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * Whose key this is, counted as one use of it. Throws access.keyUnknown, access.keyRevoked, access.keyEnded, access.keyPlan, or
 * request.tooMany. Provided by api-access.
 */
export const keyHolders = port<(finding: Finding, tokenHash: Buffer) => Promise<KeyHolder>>('holders of keys')

/** Throws access.keyNotHere for a call no key is let in to, access.keyScope for one this key was not made for. */
export function requireScope({ method, path }: Pick<AnyRoute, 'method' | 'path'>, holder: KeyHolder) {
  const scope = scopeOf(`${method} ${path}`)
  if (!scope) throw new AppError('access.keyNotHere')
  if (!holder.scopes.includes(scope)) throw new AppError('access.keyScope', { scope })
}

/** The key as a member: it may what the calls of its scopes ask for, and no more. */
export function memberOfKey({ scopes, name, ...holder }: KeyHolder): Member {
  const actions = new Set<string>(scopes.flatMap((scope) => callsOfScope[scope].map(accessOf)))
  return {
    id: holder.memberId,
    shopId: holder.shopId,
    accountId: holder.accountId,
    name,
    role: 'owner',
    may: (action: ShopAction) => actions.has(`shop:${action}`),
    shop: holder.shop,
  }
}

const accesses: ReadonlyMap<string, string> = new Map(
  Object.values(features)
    .flatMap((feature): AnyRoute[] => Object.values(feature))
    .map(({ method, path, access }) => [`${method} ${path}`, access]),
)
const accessOf = (call: string) => accesses.get(call) ?? ''
