import type { Language } from '@darzi/words/languages.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { accountsOfMembers, languagesOfAccounts } from './language-queries.ts'

/**
 * The language each of these members of the shop has chosen for their own account; who never chose is left out. An account
 * belongs to its person and not to the shop: its language alone is read, by the id that the shop's own row names.
 */
export async function languagesOfMembers(tx: Tx, ids: readonly string[]): Promise<Map<string, Language>> {
  if (ids.length === 0) return new Map()
  const members = await accountsOfMembers(tx, ids)
  if (members.length === 0) return new Map()
  const accounts = await crossTenant(tx, 'staff_language', () =>
    languagesOfAccounts(
      tx,
      members.map(({ account_id }) => account_id),
    ),
  )
  const chosen = new Map(accounts.map(({ id, language }) => [id, language]))
  return new Map(
    members.flatMap(({ id, account_id }) => {
      const language = chosen.get(account_id)
      return language ? [[id, language] as const] : []
    }),
  )
}
