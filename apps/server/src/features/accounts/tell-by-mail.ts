import type { Language } from '@darzi/words/languages.ts'
import type { Around, InTx } from '../../http/request-context.ts'
import type { MailTemplate } from '../../jobs/queues.ts'
import { ownersOf } from '../shops/api.ts'
import { accountById } from './account-store.ts'

type Params = Record<string, string>

interface Told {
  accountId: string
  template: MailTemplate
  /** What the mail names; of words in the reader's language, made in it. */
  params?: Params | ((language: Language) => Params)
}

type Mailing = Pick<InTx, 'tx' | 'enqueue'>
type Asking = Pick<Around, 'newId'> & Partial<Pick<Around, 'request'>>

/** Mails the owners of the shop the transaction works in. */
export async function tellOwners(within: Mailing, asking: Asking, told: Omit<Told, 'accountId'>) {
  for (const accountId of await ownersOf(within.tx)) await tellByMail(within, asking, { ...told, accountId })
}

/** Mails an account what it is to know, in its language; of one that has chosen none, in that of whoever asks. A job asks in English. */
export async function tellByMail(
  { tx, enqueue }: Mailing,
  { newId, request }: Asking,
  { accountId, template, params = {} }: Told,
) {
  const account = await accountById(tx, accountId)
  if (!account) return
  const language = account.language ?? request?.language ?? 'en'
  const told = typeof params === 'function' ? params(language) : params
  await enqueue('mail.send', {
    id: newId(),
    to: account.email,
    language,
    template,
    params: { name: account.name, ...told },
  })
}
