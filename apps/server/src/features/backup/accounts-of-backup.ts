import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { openRestoredAccount } from '../accounts/api.ts'
import type { BackupHead } from './records.ts'
import { currentMembers, knownAccounts } from './restore-store.ts'

interface Asked {
  shopId: string
  account: { id: string }
  now: Date
  newId(): string
  head: BackupHead
}

/**
 * Which account stands for each of a backup. Whoever restores is the owner of before; members of this shop stay who they are, by
 * account or e-mail. A restore lets nobody else in: everyone unknown gets an account that nobody can sign in to, and joins again by
 * an invitation; `opened` are those accounts. Throws backup.otherStaff where somebody works here whom the backup does not know.
 */
export async function accountsFor(tx: Tx, { shopId, account, head, now, newId }: Asked) {
  const members = await currentMembers(tx)
  const isSameShop = head.shopId === shopId
  const known = await knownAccounts(tx, isSameShop ? head.accounts.map(({ id }) => id) : [])
  const renamed = new Map<string, string>([[ownerIn(head, account.id, members), account.id]])
  const isFree = (id: string) => ![...renamed.values()].includes(id)
  for (const { id, email } of head.accounts) {
    if (renamed.has(id)) continue
    const here = members.find((member) => isFree(member.account_id) && isSame(member, { id, email }))
    if (here) renamed.set(id, here.account_id)
    else if (known.has(id) && isFree(id)) renamed.set(id, id)
  }
  const stranger = members.find(({ account_id, is_active }) => is_active && isFree(account_id))
  if (stranger) throw new AppError('backup.otherStaff', { name: stranger.name })
  const opened = new Set<string>()
  for (const { id, name } of head.accounts) {
    if (renamed.has(id)) continue
    const standIn = await openRestoredAccount(tx, { id: newId(), name, now })
    renamed.set(id, standIn)
    opened.add(standIn)
  }
  return { renamed, opened }
}

interface Person {
  id: string
  email: string
}

const isSame = (member: { account_id: string; email: string }, { id, email }: Person) =>
  member.account_id === id || (email !== '' && member.email.toLowerCase() === email.toLowerCase())

/** The owner of the backup that whoever restores was; else its first. */
function ownerIn(
  { accounts }: BackupHead,
  accountId: string,
  members: Awaited<ReturnType<typeof currentMembers>>,
): string {
  const owners = accounts.filter(({ isOwner }) => isOwner)
  const me = members.find(({ account_id }) => account_id === accountId)
  const own = owners.find((owner) => me && isSame(me, owner)) ?? owners[0]
  if (!own) throw new AppError('backup.invalid')
  return own.id
}
