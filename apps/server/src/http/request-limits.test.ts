import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from '../listen.ts'
import { readSettings } from '../settings.ts'
import { openTestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'

test('a request that never comes whole is ended, and its connection with it', async () => {
  const { app, close } = await openTestApp(
    { HOST: '127.0.0.1', PORT: '0', REQUEST_SECONDS: '1' },
    { works: false },
  )
  try {
    await listen(app)
    const bound = app.fastify.server.address()
    const socket = connect(typeof bound === 'object' && bound ? bound.port : 0, '127.0.0.1')
    socket.write(
      'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    let heard = ''
    socket.on('data', (part) => {
      heard += part
    })
    await once(socket, 'close')
    expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  } finally {
    await close()
  }
})

test('under a public address only that name is served; probes ask by the machine’s own', async () => {
  const { app, close } = await openTestApp({ PUBLIC_URL: 'https://darzi.example' }, { works: false })
  try {
    const visitor = new Visitor(app)
    const ask = (host: string, url: string) => visitor.send({ method: 'GET', url, headers: { host } })
    expect((await ask('darzi.example', '/api/garments')).status).toBe(200)
    expect((await ask('evil.example', '/api/garments')).status).toBe(421)
    expect((await ask('10.0.0.7:3000', '/readyz')).status).toBe(200)
  } finally {
    await close()
  }
})

test('mails and texts that were not sent can be read nowhere once the address is public', async () => {
  const { app, close } = await openTestApp({ PUBLIC_URL: 'https://darzi.example' }, { works: false })
  try {
    const visitor = new Visitor(app)
    for (const url of ['/dev/mail', '/dev/sms'])
      expect((await visitor.send({ method: 'GET', url, headers: { host: 'darzi.example' } })).status).toBe(
        404,
      )
  } finally {
    await close()
  }
})

test.each([
  ['without settings only this machine is let in, for the demo’s passwords are known', {}, '127.0.0.1'],
  ['who says where to listen is heard', { HOST: '0.0.0.0' }, '0.0.0.0'],
  ['without the demo every address is served', { DARZI_DEMO: 'off' }, undefined],
  ['behind a public address too', { PUBLIC_URL: 'https://darzi.example' }, undefined],
])('%s', (_case, environment, host) => {
  expect(readSettings(environment).host).toBe(host)
})
