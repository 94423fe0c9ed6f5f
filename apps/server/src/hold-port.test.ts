import { expect, test } from 'vitest'
import { holdPort } from './hold-port.ts'
import { listen } from './listen.ts'
import { readSettings } from './settings.ts'
import { StartRefusal } from './start-refusal.ts'
import { freePort } from './testing/free-port.ts'
import { openTestHouse } from './testing/test-house.ts'

test('who asks a program that still starts is told that it lives and is not ready; then the program has the port', async () => {
  const port = String(await freePort())
  const { house, close } = await openTestHouse({ PORT: port, HOST: '127.0.0.1' }, { works: false })
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return [answer.status, answer.headers.has('retry-after')]
  }
  const release = await holdPort(house.settings)
  expect(await ask('/healthz')).toEqual([200, false])
  expect(await ask('/readyz')).toEqual([503, true])
  expect(await ask('/tailor/dashboard')).toEqual([503, true])
  expect(await ask('/api/session')).toEqual([503, true])
  await release()
  await listen(house)
  expect(await ask('/readyz')).toEqual([200, false])
  await close()
})

test('a second program on the same port is refused in one sentence, with the port to take instead', async () => {
  const port = await freePort()
  const settings = readSettings({ PORT: String(port), HOST: '127.0.0.1' })
  const release = await holdPort(settings)
  const refusal = await holdPort(settings).catch((error: unknown) => error)
  await release()
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(String(refusal)).toContain(`PORT=${port + 1} npm start`)
})
