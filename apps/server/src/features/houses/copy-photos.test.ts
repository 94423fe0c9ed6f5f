/** A partner sees the cloth and the style, and no photo of the house's customer. */
import { expect, test } from 'vitest'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { openHouses } from './houses-for-tests.ts'

const { kit } = openHouses({ works: true })

test('photos of cloth and style stand on the partner’s order, each at its piece, and no other', async () => {
  const { house, tailor, of } = await kit.partners()
  const order = await kit.anOrder(house)
  const pieceId = (await house.owner.call('GET /api/orders/:id', { params: { id: order.id } })).pieces[0]?.id
  const hang = (body: object) =>
    house.owner.call('POST /api/orders/:id/photos', {
      params: { id: order.id },
      body: body as never,
      files: { photo: { bytes: greyPixel, filename: 'cloth.png', type: 'image/png' } },
    })
  await hang({ kind: 'cloth', pieceId })
  await hang({ kind: 'style' })
  await hang({ kind: 'customer' })
  await kit.assign(house.owner, order.id, of.params.id)
  const [row] = (await tailor.owner.call('GET /api/orders')).rows
  const own = { params: { id: row?.id ?? '' } }
  const photos = async () => (await tailor.owner.call('GET /api/orders/:id', own)).photos
  await expect.poll(async () => (await photos()).length, { timeout: 20_000 }).toBe(2)
  const { pieces } = await tailor.owner.call('GET /api/orders/:id', own)
  expect((await photos()).map(({ kind, pieceId: at }) => [kind, at])).toEqual([
    ['cloth', pieces[0]?.id],
    ['style', undefined],
  ])
  const [first] = await photos()
  const shown = await tailor.owner.send({ method: 'GET', url: first?.url ?? '' })
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
})
