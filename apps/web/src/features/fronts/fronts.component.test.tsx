/** A house's front as its customers see it, the list of houses, and where the house sets it up. */
import type { Front, OwnFront } from '@darzi/contract/fronts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId, aSession } from '../../testing/builders.ts'
import { FakeProblem } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const front = (given: Partial<Front> = {}): Front => ({
  slug: 'meher',
  name: 'Meher',
  tagline: 'Evening wear since 1984',
  mainColour: '#102030',
  accentColour: '#f2b544',
  isDemo: false,
  shopId: anId(),
  currency: 'INR',
  mainUrl: 'http://localhost',
  ...given,
})
const own = (given: Partial<OwnFront> = {}): OwnFront => ({
  isPublished: false,
  mainColour: '#102030',
  accentColour: '#f2b544',
  isInPlan: true,
  isDomainInPlan: true,
  ...given,
})
const button = (name: string) => page.getByRole('button', { name, exact: true })
const colourOf = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property)

test('a house shows its own name, colours and garments, and none of the menu', async () => {
  const house = front()
  const asked: (string | undefined)[] = []
  await renderScreen(
    '/houses/meher',
    (api) =>
      api.answer('GET /api/houses/:slug', house).answer('GET /api/collection', ({ query }) => {
        asked.push(query.shop)
        return { rows: [] }
      }),
    { session: null, viewport: phone },
  )
  const heading = page.getByRole('heading', { name: 'Meher', level: 1 })
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByText('Tailoring by Darzi')).toBeVisible()
  expect(document.querySelector('#public-menu')).toBeNull()
  expect(document.title).toBe('Meher · Evening wear since 1984')
  const hero = heading.element().closest('section')
  expect(hero && colourOf(hero, 'background-color')).toBe('rgb(16, 32, 48)')
  expect(hero && colourOf(hero, 'color')).toBe('rgb(255, 255, 255)')
  await expect.poll(() => asked.at(-1)).toBe(house.shopId)
  const wish = page.getByRole('link', { name: 'Send your wish' })
  expect(wish.element().getAttribute('href')).toBe(`/get-measured?shop=${house.shopId}`)
})

test('a house that is not there says so, and leads to others', async () => {
  await renderScreen('/houses/nobody', (api) => api.refuse('GET /api/houses/:slug', 'request.notFound'), {
    session: null,
  })
  await expect.element(page.getByText('This house is not here')).toBeVisible()
  expect(page.getByRole('link', { name: 'See other houses' }).element().getAttribute('href')).toBe(
    '/fashion-houses',
  )
})

test('houses are listed, searched and shown a page at a time', async () => {
  await renderScreen(
    '/fashion-houses',
    (api) =>
      api.answer('GET /api/houses', ({ query }) => {
        if (query?.q) return { rows: [] }
        return query?.after
          ? { rows: [front({ slug: 'zari', name: 'Zari' })] }
          : { rows: [front()], next: 'more' }
      }),
    { session: null, viewport: phone },
  )
  const list = page.getByRole('link', { name: 'Meher' })
  await expect.element(list).toBeVisible()
  expect(list.element().getAttribute('href')).toBe('/houses/meher')
  await button('Show more').click()
  await expect.element(page.getByRole('link', { name: 'Zari' })).toBeVisible()
  await page.getByRole('searchbox').fill('nobody')
  await expect.element(page.getByText(/nobody/)).toBeVisible()
})

test('a page of what was asked for before does not follow what is asked for now', async () => {
  const { api } = await renderScreen(
    '/fashion-houses',
    (fake) =>
      fake.answer('GET /api/houses', ({ query }) => {
        if (query.q) return { rows: [front({ slug: 'noor', name: 'Noor' })] }
        return query.after
          ? { rows: [front({ slug: 'zari', name: 'Zari' })] }
          : { rows: [front()], next: 'more' }
      }),
    { session: null, viewport: phone },
  )
  await expect.element(page.getByRole('link', { name: 'Meher' })).toBeVisible()
  const release = api.hold('GET /api/houses')
  await button('Show more').click()
  await page.getByRole('searchbox').fill('noor')
  await expect.poll(() => api.sent('GET /api/houses').at(-1)?.query.q).toBe('noor')
  release()
  await expect.element(page.getByRole('link', { name: 'Noor' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Zari' }).query()).toBeNull()
})

test('what is refused stands at its field, and what was typed stays', async () => {
  let tries = 0
  const { api } = await renderScreen('/boutique/front', (fake) =>
    fake.answer('GET /api/shop/front', own()).answer('PATCH /api/shop/front', ({ body }) => {
      if (++tries === 1) throw new FakeProblem('fronts.slugTaken', { fields: ['slug'] })
      return own({ ...body, slug: body.slug, url: '/houses/meher-two' })
    }),
  )
  const slug = page.getByLabelText('Address of the front')
  await slug.fill('meher')
  await page.getByLabelText('Show our front to everybody').click()
  await button('Save front').click()
  await expect.element(page.getByText(/Another house has this address/)).toBeVisible()
  await expect.element(slug).toHaveValue('meher')
  await slug.fill('meher-two')
  await button('Save front').click()
  await expect.element(page.getByText('Saved. Everybody sees it')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See it' })).toBeVisible()
  expect(api.sent('PATCH /api/shop/front').at(-1)?.body).toEqual({ slug: 'meher-two', isPublished: true })
})

test('a domain is named, its record shown, looked for and found', async () => {
  const claim = {
    domain: 'meher.com',
    record: { name: '_darzi-verify.meher.com', value: 'darzi-123' },
    claimedAt: '2026-11-20T08:00:00.000Z',
  }
  let looks = 0
  let now = own()
  await renderScreen('/boutique/front', (api) =>
    api
      .answer('GET /api/shop/front', () => now)
      .answer('PUT /api/shop/front/domain', () => {
        now = own({ claim: { ...claim, state: 'claimed' } })
        return now
      })
      .answer('POST /api/shop/front/domain/check', () => {
        if (++looks === 1)
          throw new FakeProblem('fronts.recordMissing', { params: { name: claim.record.name } })
        now = own({ claim: { ...claim, state: 'verified' } })
        return now
      }),
  )
  await page.getByPlaceholder('yourhouse.com').fill('meher.com')
  await button('Use this domain').click()
  await expect.element(page.getByText('darzi-123')).toBeVisible()
  await button('Check now').click()
  await expect.element(page.getByText(/is not there yet/)).toBeVisible()
  await button('Check now').click()
  await expect.element(page.getByText('Your front is served at meher.com.')).toBeVisible()
})

test('a plan without a domain says so before it is typed', async () => {
  await renderScreen('/boutique/front', (api) =>
    api.answer('GET /api/shop/front', own({ isDomainInPlan: false })),
  )
  await expect
    .element(page.getByText('Your plan has no domain of your own. Move up to Enterprise.').first())
    .toBeVisible()
})

test('members of a suspended shop read why in place of every screen', async () => {
  const session = aSession()
  const suspended = { reason: 'Three complaints.' }
  await renderScreen(
    '/tailor/customers',
    (api) =>
      api
        .answer('GET /api/contact', { email: 'operator@example.test' })
        .refuse('GET /api/customers', 'access.shopSuspended')
        .refuse('GET /api/customers/summary', 'access.shopSuspended'),
    { session: { ...session, shop: session.shop && { ...session.shop, suspended } } },
  )
  await expect.element(page.getByText('This shop is suspended')).toBeVisible()
  await expect.element(page.getByText('Three complaints.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'operator@example.test' })).toBeVisible()
})
