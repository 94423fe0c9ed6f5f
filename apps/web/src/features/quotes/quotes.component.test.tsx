/** Asking for a quote: photos of how it should look go along with the request. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { type FakeApi, FakeProblem } from '../../testing/fake-api.ts'
import { anOffer, aQuote, session } from '../../testing/quotes.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const aTailor = {
  shopId: anId(),
  slug: 'noor',
  name: 'Noor Tailors',
  isDemo: false,
  specialties: [],
  languages: [],
  hasWoman: false,
  links: {},
  currency: 'INR' as const,
  country: 'IN',
  prices: [],
  photos: [],
  standing: { reviews: 0 },
}
const aPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const anOwnOrder = {
  status: 'pending' as const,
  orderedOn: '2026-11-20',
  promisedOn: '2026-12-10',
  garments: [{ key: 'kurta' }],
  people: [],
  currency: 'INR' as const,
  asksTrial: false,
}

const aFile = (name: string, type = 'image/png') => new File([name], name, { type })
const photos = page.getByRole('group', { name: 'How it should look' })
const choice = photos.getByLabelText('Add photo')
const remove = (number: number) => photos.getByRole('button', { name: `Remove photo ${number}` })

const openForm = (prepare: (api: FakeApi) => void = () => {}) =>
  renderScreen(
    '/user/quotes/new?tailor=noor',
    (api) => {
      api.answer('GET /api/tailors/:slug', aTailor)
      prepare(api)
    },
    { session, viewport: phone },
  )

async function fillIn() {
  await page.getByLabelText('Garment').selectOptions('Kurta')
  await page.getByLabelText('Describe it').fill('Green, like this one')
  await page.getByLabelText('Phone').fill('98765 43210')
}
const send = () => page.getByRole('button', { name: 'Send request' }).click()
/** The names of the files of the last sending, by their fields. */
const filesSent = (api: FakeApi) => {
  const form = api.sent('POST /api/quotes').at(-1)?.body as unknown as FormData // a form is not read by the contract
  return [...form].flatMap(([field, value]) => (value instanceof File ? [`${field} ${value.name}`] : []))
}

test('photos may be left out, and say so; why a file was not taken is told in the language chosen since', async () => {
  await openForm()
  await expect.element(page.getByRole('heading', { name: 'How it should look (optional)' })).toBeVisible()
  await choice.upload([aFile('letter.pdf', 'application/pdf')])
  const english = 'Choose a PNG, JPG or WebP picture.'
  await expect.element(photos.getByRole('alert')).toHaveTextContent(english)
  const speak = async (language: string) => {
    await page.getByRole('button', { name: 'Asha Verma' }).click()
    await page.getByRole('menuitemradio', { name: language }).click()
  }
  await speak('ਪੰਜਾਬੀ')
  await expect.element(page.getByRole('alert')).toHaveTextContent('PNG, JPG ਜਾਂ WebP ਫ਼ੋਟੋ ਚੁਣੋ।')
  await speak('English')
  await expect.element(photos.getByRole('alert')).toHaveTextContent(english)
})

test('photos are chosen, looked at, taken off, four at most, and sent with the request in their order', async () => {
  const quote = aQuote()
  const { api } = await openForm((fake) => {
    fake
      .answer('POST /api/quotes', { requestId: quote.requestId, quotes: [quote] })
      .answer('GET /api/quotes', { rows: [quote] })
      .refuse('GET /api/quotes/:id', 'request.notFound')
  })
  await fillIn()
  await choice.upload([aFile('a.png'), aFile('letter.pdf', 'application/pdf')])
  await expect.element(photos.getByRole('alert')).toBeVisible()
  await choice.upload(['b.png', 'c.png', 'd.png', 'e.png'].map((name) => aFile(name)))
  await expect.element(photos.getByText('4 photos at most.')).toBeVisible()
  await expect.element(choice).not.toBeInTheDocument()
  await expect.element(photos.getByRole('img')).toHaveLength(4)
  await remove(2).click()
  await expect.element(choice).toBeInTheDocument()
  await send()
  await expect.poll(() => api.sent('POST /api/quotes').length).toBe(1)
  expect(filesSent(api)).toEqual(['photo1 a.png', 'photo2 c.png', 'photo3 d.png'])
})

test('a refused photo is named, and the others and every word stay; without it the request goes out', async () => {
  const quote = aQuote()
  const { api } = await openForm((fake) => {
    fake
      .answer('POST /api/quotes', () => {
        throw new FakeProblem('images.unreadable', { fields: ['photo2'] })
      })
      .answer('GET /api/quotes', { rows: [quote] })
      .refuse('GET /api/quotes/:id', 'request.notFound')
  })
  await fillIn()
  await choice.upload([aFile('a.png'), aFile('broken.png')])
  await send()
  await expect.element(photos.getByRole('alert')).toHaveTextContent(/^Photo 2 of how it should look: /)
  await expect.element(choice).toHaveFocus()
  await expect.element(page.getByLabelText('Describe it')).toHaveValue('Green, like this one')
  await remove(2).click()
  await expect.element(photos.getByRole('alert')).not.toBeInTheDocument()
  api.answer('POST /api/quotes', { requestId: quote.requestId, quotes: [quote] })
  await send()
  await expect.poll(() => api.sent('POST /api/quotes').length).toBe(2)
  expect(filesSent(api)).toEqual(['photo1 a.png'])
})

test('a request corrected after its answer was lost is not thrown away: what stands is said, and the correction may go too', async () => {
  const quote = aQuote()
  const standing = { requestId: quote.requestId, quotes: [quote] }
  const wordsOf = (form: unknown) => (form as FormData).get('words') // a form is not read by the contract
  const idOf = (form: unknown) => (form as FormData).get('id') // nor is this
  const first = { id: '', words: '' }
  const { api } = await openForm((fake) => {
    fake
      .answer('POST /api/quotes', ({ body }) => {
        const sent = { id: String(idOf(body)), words: String(wordsOf(body)) }
        if (!first.id) Object.assign(first, sent)
        if (sent.id === first.id && sent.words !== first.words) throw new FakeProblem('request.keyReused')
        return standing
      })
      .answer('GET /api/quotes', { rows: [quote] })
      .refuse('GET /api/quotes/:id', 'request.notFound')
      .lose('POST /api/quotes')
  })
  await fillIn()
  await send()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByLabelText('Describe it').fill('Blue, not green')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your request was already sent')
  await expect.element(page.getByLabelText('Describe it')).toHaveValue('Blue, not green')
  await page.getByRole('button', { name: 'Send as another request' }).click()
  await expect
    .poll(() =>
      api
        .sent('POST /api/quotes')
        .map(({ body }) => wordsOf(body))
        .at(-1),
    )
    .toBe('Blue, not green')
  expect(idOf(api.sent('POST /api/quotes').at(-1)?.body)).not.toBe(first.id)
})

test('a budget goes in the currency of the first tailor, and says to whom it does not go', async () => {
  const quote = aQuote()
  const { api } = await renderScreen(
    '/user/quotes/new?tailor=noor,marina',
    (fake) => {
      fake
        .answer('GET /api/tailors/:slug', ({ params }) =>
          params.slug === 'noor'
            ? aTailor
            : { ...aTailor, slug: 'marina', name: 'Marina Stitch', currency: 'AED' as const, country: 'AE' },
        )
        .answer('POST /api/quotes', { requestId: quote.requestId, quotes: [quote] })
        .answer('GET /api/quotes', { rows: [quote] })
        .refuse('GET /api/quotes/:id', 'request.notFound')
    },
    { session, viewport: phone },
  )
  await fillIn()
  const budget = page.getByLabelText('Budget (INR)')
  await budget.fill('5000')
  await expect
    .element(page.getByText('Not sent to Marina Stitch, whose prices are in another currency.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Send to 2 tailors' }).click()
  await expect.poll(() => api.sent('POST /api/quotes').length).toBe(1)
  const form = api.sent('POST /api/quotes')[0]?.body as unknown as FormData // a form is not read by the contract
  expect([form.get('budgetMinor'), form.get('budgetCurrency')]).toEqual(['500000', 'INR'])
})

const find = page.getByRole('searchbox', { name: 'Ask another tailor too' })

test('a tailor is looked for once the typing pauses; that nobody is found is said, and how to go on', async () => {
  const { api } = await openForm((fake) => void fake.answer('GET /api/tailors', { rows: [] }))
  await find.fill('so')
  await find.fill('soh')
  await find.fill('sohal')
  await expect.element(page.getByText('No tailor found for “sohal”', { exact: false })).toBeVisible()
  expect(api.sent('GET /api/tailors').map(({ query }) => query.q)).toEqual(['sohal'])
})

test('a search for a tailor that failed, or was made too often, says why and is made again', async () => {
  const { api } = await openForm((fake) => void fake.refuse('GET /api/tailors', 'request.tooMany'))
  await find.fill('sohal')
  await expect.element(page.getByRole('alert')).toHaveTextContent('That was a lot at once')
  api.answer('GET /api/tailors', {
    rows: [{ ...aTailor, slug: 'sohal', name: 'Sohal Tailors', reviews: 0, isVerified: false }],
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Sohal Tailors' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('an accepted quote stands among the own orders that were looked at before, without loading anew', async () => {
  const order = { id: anId(), number: 'ORD-001', shop: { name: 'Noor Tailors' }, state: 'pending' as const }
  const offered = aQuote({ state: 'quoted', version: 1, can: ['accept'], offers: [anOffer] })
  const { api, goTo } = await renderScreen(
    '/user/orders',
    (fake) => {
      fake
        .answer('GET /api/own/orders', { orders: [], count: 0 })
        .answer('GET /api/own/phones', { phones: [] })
        .answer('GET /api/own/profile', { addresses: [], people: [] })
        .answer('GET /api/quotes', { rows: [] })
        .answer('GET /api/quotes/:id', offered)
        .answer('POST /api/quotes/:id/accept', { ...offered, state: 'accepted', can: [] })
        .refuse('GET /api/conversations/:id', 'request.notFound')
        .refuse('GET /api/conversations/:id/messages', 'request.notFound')
        .refuse('POST /api/conversations/:id/seen', 'request.notFound')
    },
    { session },
  )
  await expect.element(page.getByRole('heading', { name: 'My Orders', exact: true })).toBeVisible()
  await goTo(`/user/quotes/${offered.id}`)
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await page.getByRole('button', { name: 'Accept for ₹900' }).click()
  await expect.poll(() => api.sent('POST /api/quotes/:id/accept').length).toBe(1)
  api.answer('GET /api/own/orders', { orders: [{ ...anOwnOrder, ...order }], count: 1 })
  await goTo('/user/orders')
  await expect.element(page.getByText('ORD-001 · Noor Tailors')).toBeVisible()
})

test('the shop sees them on the request, and one of them large', async () => {
  const quote = aQuote({ photos: [1, 2].map(() => ({ id: anId(), url: aPicture, thumbUrl: aPicture })) })
  await renderScreen(
    `/tailor/quotes/${quote.id}`,
    (api) => {
      api
        .answer('GET /api/shop/quotes/:id', quote)
        .refuse('GET /api/shop/conversations/:id', 'request.notFound')
        .refuse('GET /api/shop/conversations/:id/messages', 'request.notFound')
        .refuse('POST /api/shop/conversations/:id/seen', 'request.notFound')
    },
    { viewport: phone },
  )
  const brief = page.getByRole('region', { name: 'Kurta' })
  await brief.getByRole('button', { name: 'Photo 2 of how it should look' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Photo 2 of how it should look' })).toBeVisible()
})
