import { expect } from 'vitest'

/** Of the texts already read: the next code is another one. */
const codes: (string | undefined)[] = [undefined]

/** The code of the newest text that was sent; it takes a moment to go out. */
export async function newestCode(request: { get(url: string): Promise<{ text(): Promise<string> }> }) {
  const seen = async () => /<li>(\d{6})/.exec(await (await request.get('/dev/sms')).text())?.[1]
  const before = codes.at(-1)
  await expect.poll(async () => ![before, undefined].includes(await seen()), { timeout: 10_000 }).toBe(true)
  const code = String(await seen())
  codes.push(code)
  return code
}
