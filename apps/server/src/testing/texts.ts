import { expect } from 'vitest'
import type { KeptSms } from '../adapters/sms/sms-folder.ts'
import type { AppContext } from '../http/app-context.ts'

const seen = new Set<string>()

/** The next text to this phone that no test has read yet; waits for the outbox. */
export async function lastTextTo(app: AppContext, to: string): Promise<KeptSms> {
  let found: KeptSms | undefined
  await expect
    .poll(
      async () => {
        app.jobs.nudge('sms.send')
        const texts = (await app.smsBox?.list()) ?? []
        found = texts.find((each) => each.to === to && !seen.has(each.id))
        return found?.to
      },
      { timeout: 30_000 },
    )
    .toBe(to)
  if (!found) throw new Error(`no text to ${to}`)
  seen.add(found.id)
  return found
}
