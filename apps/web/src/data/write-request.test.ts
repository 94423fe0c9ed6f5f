import { expect, test } from 'vitest'
import { writeRequest } from './write-request.ts'

const said = { language: 'pa', idempotencyKey: 'key-1' }

test('the path is filled, the query leaves out what is not given, letters are escaped', () => {
  const asked = { params: { id: 'a/b' }, query: { q: 'Asha & co', after: undefined, limit: 5 } }
  const { url, init } = writeRequest('GET /api/customers/:id/timeline', asked, said)
  expect(url).toBe('/api/customers/a%2Fb/timeline?q=Asha+%26+co&limit=5')
  expect(init.headers).toEqual({ accept: 'application/json', 'accept-language': 'pa' })
})

test('params whose names begin alike each find their place', () => {
  const asked = { params: { id: '1', personId: '2' } }
  expect(writeRequest('PATCH /api/customers/:id/people/:personId', asked, said).url).toBe(
    '/api/customers/1/people/2',
  )
})

test('every write carries its key and a JSON body', () => {
  const { init } = writeRequest('POST /api/customers', { body: { name: 'Asha' } }, said)
  expect(init.headers['idempotency-key']).toBe('key-1')
  expect(init.headers['content-type']).toBe('application/json')
  expect(init.body).toBe('{"name":"Asha"}')
})

test('a write without a body says no content type, so that the server does not look for one', () => {
  const { init } = writeRequest('POST /api/customers/:id/archive', { params: { id: '1' } }, said)
  expect(init.body).toBeUndefined()
  expect(init.headers['content-type']).toBeUndefined()
})

test('files travel as a form with the fields as text, and the browser writes its boundary', () => {
  const photo = new Blob(['x'], { type: 'image/png' })
  const { init } = writeRequest(
    'PUT /api/customers/:id/photo',
    { params: { id: '1' }, files: { photo } },
    said,
  )
  expect(init.body).toBeInstanceOf(FormData)
  expect(init.headers['content-type']).toBeUndefined()
})
