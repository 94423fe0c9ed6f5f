import { expect, test } from 'vitest'
import { holdPort } from './hold-port.ts'
import { listen } from './listen.ts'
import { readSettings } from './settings.ts'
import { StartError } from './start-error.ts'
import { freePort } from './testing/free-port.ts'
import { openTestApp } from './testing/test-app.ts'

test('who asks a program that still starts is told that it lives and is not ready; then the program has the port', async () => {
  const port = String(await freePort())
  const { app, close } = await openTestApp({ PORT: port, HOST: '127.0.0.1' }, { works: false })
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return [answer.status, answer.headers.has('retry-after')]
  }
  const release = await holdPort(app.settings)
  expect(await ask('/healthz')).toEqual([200, false])
  expect(await ask('/readyz')).toEqual([503, true])
  expect(await ask('/tailor/dashboard')).toEqual([503, true])
  expect(await ask('/api/session')).toEqual([503, true])
  await release()
  await listen(app)
  expect(await ask('/readyz')).toEqual([200, false])
  await close()
})

test('a second program on the same port is refused in one sentence, with the port to take instead', async () => {
  const port = await freePort()
  const settings = readSettings({ PORT: String(port), HOST: '127.0.0.1' })
  const release = await holdPort(settings)
  const appError = await holdPort(settings).catch((error: unknown) => error)
  await release()
  expect(appError).toBeInstanceOf(StartError)
  expect(String(appError)).toContain(`PORT=${port + 1} npm start`)
})
