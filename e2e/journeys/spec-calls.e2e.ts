/**
 * A client that knows the product's specification and nothing else of the app: calls 6, 7 and 8, whole. It sends JSON, keeps
 * the cookie it is given, and reads what the specification names; what an answer says beyond that is written out here too.
 */
import { expect, test } from 'vitest'
import { openDemoServer } from '../support/demo-server.ts'
import { aScan } from '../support/stored-scan.ts'

const address = openDemoServer()

const sizeNames = [
  'neck',
  'shoulder_width',
  'chest',
  'waist',
  'bicep',
  'forearm',
  'wrist',
  'sleeve_length',
  'back_length',
  'armhole',
  'hips',
  'thigh',
  'knee',
  'calf',
  'ankle',
  'inseam',
  'outseam',
  'crotch',
  'height',
  'weight',
]

interface Answer {
  status: number
  type: string
  // Whatever came, as a client without our types has it.
  json: Record<string, unknown>
}

/** Registers as the specification has it (call 1) and signs in. */
async function aClient(name: string) {
  const person = { email: `${name}@spec.darzi.test`, password: 'scissors-and-chalk', name, role: 'user' }
  let cookie = ''
  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const sent = body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
    }
    const answer = await fetch(`${address()}${path}`, { method, headers: { cookie }, ...sent })
    const given = answer.headers.getSetCookie().map((each) => each.split(';')[0])
    if (given.length > 0) cookie = given.join('; ')
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    return { status: answer.status, type, json: await answer.json() }
  }
  expect((await ask('POST', '/api/register', person)).status).toBe(200)
  const { email, password, role } = person
  const { json } = await ask('POST', '/api/login', { email, password, role })
  const { id } = json.user as { id: string }
  const file = (path: string) => fetch(new URL(path, address()), { headers: { cookie } })
  return { id, ask, file }
}
type Client = Awaited<ReturnType<typeof aClient>>

/** The specification has no call for it: what the measuring screens save. A chest of 38.5 in is what its size rule reads. */
const wasMeasured = ({ ask }: Client) =>
  ask('POST', '/api/body-scans', { ...aScan(), tape: { chest: 977.9 } })

interface Garment {
  garment_id: string
  name: string
  category: string
  price: number
  sizes: string[]
  colors: string[]
}

async function garmentNamed(client: Client, name: string): Promise<Garment> {
  const { json } = await client.ask('GET', '/api/garments')
  const found = (json.garments as Garment[]).find((each) => each.name === name)
  if (!found) throw new Error(`No ${name} is offered.`)
  return found
}

test('call 6: garments, each with the six things the specification names and nothing more', async () => {
  const answer = await fetch(`${address()}/api/garments`)
  expect(answer.status).toBe(200)
  const told: { garments: Garment[] } = await answer.json()
  expect(Object.keys(told)).toEqual(['garments'])
  expect(told.garments.length).toBeGreaterThan(3)
  for (const garment of told.garments)
    expect(garment).toEqual({
      garment_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: expect.stringMatching(/\S/),
      category: expect.stringMatching(/^(tops|bottoms|outerwear|accessories)$/),
      price: expect.any(Number),
      sizes: someTexts(garment.sizes),
      colors: someTexts(garment.colors),
    })
  expect(told.garments.every(({ price }) => price > 0)).toBe(true)
})

test('call 7: the measurements by the specification’s twenty names, and an address at which their form lies', async () => {
  const client = await aClient('seven')
  const path = `/api/measurements/${client.id}`
  expect(await client.ask('GET', path)).toEqual({ ...ok, json: { measurements: {} } })
  await wasMeasured(client)
  const { json } = await client.ask('GET', path)
  expect(Object.keys(json).sort()).toEqual(['measurements', 'mesh_url'])
  const measurements = json.measurements as Record<string, number>
  expect(Object.keys(measurements).sort()).toEqual([...sizeNames].sort())
  expect(Object.values(measurements).every((size) => Number.isFinite(size) && size > 0)).toBe(true)
  expect(measurements).toMatchObject({ chest: 38.5, height: 68.5, weight: 167.6 })
  const mesh = await client.file(json.mesh_url as string)
  expect([mesh.status, mesh.headers.get('content-type')]).toEqual([200, 'model/gltf-binary'])
  expect(Buffer.from(await mesh.arrayBuffer()).toString('latin1', 0, 4)).toBe('glTF')
  const stranger = await aClient('eight')
  expect((await stranger.ask('GET', path)).status).toBe(404)
  expect((await fetch(`${address()}${path}`)).status).toBe(401)
})

test('call 8: four things are sent; they come back with how each zone sits and the size that fits best', async () => {
  const client = await aClient('nine')
  await wasMeasured(client)
  const shirt = await garmentNamed(client, 'Oxford shirt')
  const color = shirt.colors[0] ?? ''
  const asked = { user_id: client.id, garment_id: shirt.garment_id, size: 'M', color }
  const { status, type, json } = await client.ask('POST', '/api/try-on', asked)
  expect([status, type]).toEqual([200, 'application/json'])
  expect(json).toEqual({
    ...asked,
    try_on_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    fits: true,
    best_size: expect.stringMatching(/^(XS|S|M|L|XL|XXL)$/),
    zones: expect.any(Array),
  })
  expect(shirt.sizes).toContain(json.best_size)
  const zones = json.zones as Record<string, unknown>[]
  expect(zones.map(({ zone }) => zone)).toEqual(expect.arrayContaining(['chest', 'waist', 'hips']))
  for (const zone of zones)
    expect(zone).toEqual({
      zone: expect.any(String),
      easeMm: expect.any(Number),
      label: expect.stringMatching(/^(too_small|tight|close|regular|loose)$/),
    })
})

test('call 8 refuses in words: each thing left out, what is not offered, another’s account, nobody signed in, nobody measured', async () => {
  const client = await aClient('ten')
  const shirt = await garmentNamed(client, 'Oxford shirt')
  const asked = { user_id: client.id, garment_id: shirt.garment_id, size: 'M', color: shirt.colors[0] }
  const tried = (changed: object) => client.ask('POST', '/api/try-on', { ...asked, ...changed })
  expect(await tried({})).toMatchObject({ ...problem, status: 422, json: { code: 'collection.notMeasured' } })
  await wasMeasured(client)
  for (const left of Object.keys(asked))
    expect(await tried({ [left]: undefined }), left).toMatchObject({
      ...problem,
      status: 400,
      json: { detail: expect.stringMatching(/\S/), errors: [{ field: left }] },
    })
  expect(await tried({ size: 'XXXXL' })).toMatchObject({ ...problem, json: { errors: [{ field: 'size' }] } })
  expect(await tried({ color: 'None' })).toMatchObject({ ...problem, json: { errors: [{ field: 'color' }] } })
  const other = await aClient('eleven')
  expect((await tried({ user_id: other.id })).status).toBe(404)
  expect((await tried({ garment_id: client.id })).status).toBe(404)
  const nobody = await fetch(`${address()}/api/try-on`, {
    method: 'POST',
    body: JSON.stringify(asked),
    headers: { 'content-type': 'application/json' },
  })
  expect(nobody.status).toBe(401)
})

const ok = { status: 200, type: 'application/json' }
const problem = { type: 'application/problem+json' }

/** A list of at least one text, as it stands. */
function someTexts(list: unknown): unknown {
  const isSo =
    Array.isArray(list) && list.length > 0 && list.every((each) => typeof each === 'string' && each !== '')
  return isSo ? list : 'a list of texts'
}
