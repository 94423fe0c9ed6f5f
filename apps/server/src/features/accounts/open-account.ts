import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import { accountById, addAccount } from './account-store.ts'

interface Opening {
  id: string
  email: string
  name: string
  passwordHash: string
  language: Language
  now: Date
}

/** Opens a tailor's account without a shop of its own, for someone whose mailbox a mailed link has proved. */
export async function openAccount(tx: Tx, { id, email, name, passwordHash, language, now }: Opening) {
  const account = {
    id,
    email,
    name: normaliseName(name),
    phone: null,
    role: 'tailor' as const,
    language,
    password_hash: passwordHash,
    email_verified_at: now,
    createdAt: now,
  }
  if (!(await addAccount(tx, account))) throw fieldError('email', 'accounts.emailTaken')
  return { id, name: account.name, email }
}

/** An address nobody has (RFC 2606): of an account that stands for somebody a restored backup names. */
const restoredEmail = (id: string) => `${id}@restored.invalid`

/** An account that nobody can sign in to, until its person joins the shop again by an invitation. */
export async function openRestoredAccount(
  tx: Tx,
  { id, name, now }: { id: string; name: string; now: Date },
) {
  const email = restoredEmail(id)
  const of = { phone: null, language: null, password_hash: null, email_verified_at: null }
  await addAccount(tx, { ...of, id, email, name, role: 'tailor', createdAt: now })
  return id
}

/** Whether an account only stands for somebody a restored backup names. By the sign-in cross-tenant access. */
export async function isRestoredAccount(tx: Tx, id: string): Promise<boolean> {
  const account = await accountById(tx, id)
  return account !== undefined && !account.password_hash && account.email === restoredEmail(id)
}

/** The account of a demo's visitor, or of somebody who stands on its staff: nobody can sign in to it, and no mail reaches it. */
export async function openDemoAccount(tx: Tx, { id, name, now }: { id: string; name: string; now: Date }) {
  const of = { phone: null, language: null, password_hash: null, email_verified_at: now }
  await addAccount(tx, { ...of, id, email: `${id}@demo.invalid`, name, role: 'tailor', createdAt: now })
  return id
}
