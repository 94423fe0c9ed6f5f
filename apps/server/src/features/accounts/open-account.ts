import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import { addAccount } from './account-store.ts'

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
