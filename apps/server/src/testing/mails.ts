import { expect } from 'vitest'
import type { KeptMail } from '../adapters/mail/mail-folder.ts'
import type { AppContext } from '../http/app-context.ts'
import { asOwner } from './as-owner.ts'

const seen = new Set<string>()

/** The newest mail to this address that no test has read yet, once none to it waits in the outbox. */
export async function lastMailTo(app: AppContext, to: string): Promise<KeptMail> {
  let found: KeptMail | undefined
  await expect
    .poll(
      async () => {
        app.jobs.nudge('mail.send') // mails that others wrote may stand before it
        if ((await waitingTo(app, to)) > 0) return undefined
        const lines = (await app.mailbox?.list()) ?? []
        const line = lines.find((each) => each.to === to && !seen.has(each.id))
        found = line && (await app.mailbox?.read(line.id))
        return found?.to
      },
      { timeout: 30_000 },
    )
    .toBe(to)
  if (!found) throw new Error(`no mail to ${to}`)
  seen.add(found.id)
  return found
}

/** How many mails to an address are still to be sent: while one is, the newest that arrived is an older one. */
const waitingTo = (app: AppContext, to: string): Promise<number> =>
  asOwner(app, async (owner) => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from pgboss.job
        where name = 'mail.send' and state in ('created', 'retry', 'active') and data->>'to' = $1`,
      [to],
    )
    return rows[0]?.n ?? 0
  })

/** The part of a mail's link that the pattern catches. */
export function linkIn({ text }: KeptMail, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error('no such link in the mail')
  return found
}
