import { expect } from 'vitest'
import type { House } from '../http/house.ts'
import type { KeptSms } from '../outside/sms/sms-folder.ts'

const seen = new Set<string>()

/** The next text to this phone that no test has read yet; waits for the outbox. */
export async function lastTextTo(house: House, to: string): Promise<KeptSms> {
  let found: KeptSms | undefined
  await expect
    .poll(
      async () => {
        const texts = (await house.smsBox?.list()) ?? []
        found = texts.find((each) => each.to === to && !seen.has(each.id))
        return found?.to
      },
      { timeout: 10_000 },
    )
    .toBe(to)
  if (!found) throw new Error(`no text to ${to}`)
  seen.add(found.id)
  return found
}
