import { expect } from 'vitest'
import type { KeptMail } from '../adapters/mail/mail-folder.ts'
import type { AppContext } from '../http/app-context.ts'

const seen = new Set<string>()

/** The next mail to this address that no test has read yet; waits for the outbox. */
export async function lastMailTo(app: AppContext, to: string): Promise<KeptMail> {
  let found: KeptMail | undefined
  await expect
    .poll(
      async () => {
        app.jobs.nudge('mail.send') // mails that others wrote may stand before it
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

/** The part of a mail's link that the pattern catches. */
export function linkIn({ text }: KeptMail, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error('no such link in the mail')
  return found
}
