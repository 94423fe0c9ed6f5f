import type { Around, InTx } from '../../http/request-context.ts'
import type { MailTemplate } from '../../jobs/queues.ts'
import { accountById } from './account-store.ts'

interface Told {
  accountId: string
  template: MailTemplate
  params?: Record<string, string>
}

/** Mails the owner of an account what was done to it, in their language. */
export async function tellByMail(
  { tx, enqueue }: Pick<InTx, 'tx' | 'enqueue'>,
  { newId, request }: Pick<Around, 'newId' | 'request'>,
  { accountId, template, params = {} }: Told,
) {
  const account = await accountById(tx, accountId)
  if (!account) return
  await enqueue('mail.send', {
    id: newId(),
    to: account.email,
    language: account.language ?? request.language,
    template,
    params: { name: account.name, ...params },
  })
}
