/** Orders of a listed shop with a photo of the work, for tests of who may ask, answer and show what. */
import type { ConsentState, CustomerConsentAct } from '@darzi/tailoring/market/photo-consents.ts'
import sharp from 'sharp'
import { transact } from '../../db/transact.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'
import { insertConsent, writeAnswer, writeWithdrawal } from './consent-store.ts'

type Given = NonNullable<Parameters<typeof aTrackedOrder>[2]>
type Kind = 'stage' | 'cloth' | 'style' | 'customer'
type Owner = Awaited<ReturnType<typeof aShopAtWork>>['owner']

interface Of {
  owner: Owner
  orderId: string
}
interface Asked extends Of {
  token: string
  pieceId: string
  photoId: string
}

export async function aPicture() {
  const grey = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
  const withPlace = grey.withExif({ IFD0: { ImageDescription: 'Where I live' } })
  return { bytes: await withPlace.jpeg().toBuffer(), filename: 'kurta.jpg', type: 'image/jpeg' }
}

export function consentsFor({ app }: TestApp) {
  let serial = 7000
  const nobody = () => new Visitor(app)

  async function aListedShop() {
    const { shop, owner } = await aShopAtWork(app, { name: `Noor ${app.newId().slice(-8)}` })
    const { slug = '' } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
    return { shop, owner, slug }
  }
  type Listed = Awaited<ReturnType<typeof aListedShop>>

  async function hang({ owner, orderId, pieceId }: Omit<Asked, 'photoId' | 'token'>, kind: Kind = 'stage') {
    const files = { photo: await aPicture() }
    const params = { id: orderId }
    const { photos } = await owner.call('POST /api/orders/:id/photos', {
      params,
      body: { kind, pieceId },
      files,
    })
    return photos.at(-1)?.id ?? ''
  }

  /** Delivered unless said otherwise, with one photo of its work. */
  async function anOrder({ kind = 'stage', at, ...given }: Given & { kind?: Kind; at?: Listed } = {}) {
    const { shop, owner, slug } = at ?? (await aListedShop())
    const order = await aTrackedOrder(app, shop.id, { state: 'delivered', number: serial++, ...given })
    const made = { shop, owner, slug, ...order }
    return { ...made, photoId: await hang(made, kind) }
  }

  const ask = ({ owner, orderId }: Of, photoId: string) =>
    owner.try('POST /api/orders/:id/photo-consents', { params: { id: orderId }, body: { photoId } })

  const read = (token: string) => nobody().call('GET /api/track/:token/photo-consents', { params: { token } })

  async function answer({ token }: { token: string }, act: CustomerConsentAct, visitor = nobody()) {
    const { consents, wording } = await read(token)
    const consentId = consents.at(-1)?.id ?? ''
    return visitor.try('POST /api/track/:token/photo-consents/:consentId', {
      params: { token, consentId },
      body: { act, wording },
    })
  }

  async function show({ owner }: { owner: Owner }) {
    const [agreed] = (await owner.call('GET /api/shop/portfolio/agreed')).rows
    const params = { id: agreed?.id ?? app.newId() }
    return owner.try('POST /api/shop/portfolio/agreed/:id', { params })
  }

  const page = ({ slug }: { slug: string }) => nobody().call('GET /api/tailors/:slug', { params: { slug } })

  /** On the shop's page, with the address its photo has there. */
  async function aShown() {
    const made = await anOrder()
    await ask(made, made.photoId)
    await answer(made, 'agree')
    await show(made)
    const [photo] = (await page(made)).photos
    return { ...made, url: photo?.url ?? '', shownId: photo?.id ?? '' }
  }

  /** A request that stands in this state, written down as the customer's link would. */
  async function inState(state: ConsentState | 'none', at?: Listed) {
    const made = await anOrder({ at })
    const { shop, orderId, photoId } = made
    const [id, now] = [app.newId(), app.now()]
    await transact(app.database.pool, { side: 'job', shopId: shop.id }, async ({ tx }) => {
      if (state === 'none') return
      await insertConsent(tx, { shopId: shop.id, id, orderId, photoId, memberId: app.newId(), now })
      if (state === 'asked') return
      const said = state === 'declined' ? 'declined' : 'agreed'
      await writeAnswer(tx, id, { state: said, by: 'link', wording: 1, now })
      if (state === 'withdrawn') await writeWithdrawal(tx, id, now)
    })
    return { ...made, id }
  }

  /** The status a stranger gets at an address. */
  const seen = async (url: string) => (await nobody().send({ method: 'GET', url })).status

  return { nobody, aListedShop, hang, anOrder, ask, read, answer, show, page, aShown, inState, seen }
}
