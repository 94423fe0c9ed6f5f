/** The pages that tell of Darzi hold what the specification has on them, and say who runs this server. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeApi } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const open = (path: string, prepare: (api: FakeApi) => void = () => {}) =>
  renderScreen(path, prepare, { session: null })
const main = () => page.getByRole('main')
const heading = (name: string, level = 2) => main().getByRole('heading', { name, level, exact: true })
/** Where the links of the page lead, in reading order. */
const leads = (name: string) =>
  main()
    .getByRole('link', { name, exact: true })
    .elements()
    .map((link) => link.getAttribute('href'))

test('how it works: five steps in their order, four things a shop is held to, and two ways on', async () => {
  await open('/how-it-works')
  await expect.element(heading('Find your tailor')).toBeVisible()
  const steps = main().getByRole('list').first().getByRole('heading', { level: 2 })
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    'Find your tailor',
    'Get a quote and talk it over',
    'Order and pay',
    'Your tailor creates',
    'Quality check and delivery',
  ])
  const assured = page.getByRole('region', { name: 'What you can hold a shop to' })
  const said = assured.getByRole('heading', { level: 3 }).elements()
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Verified tailors',
    'Payments you can trace',
    'Help from the people who stitch',
    'Quality assurance',
  ])
  expect([leads('Get Started'), leads('Back to Home')]).toEqual([['/register'], ['/']])
})

test.each([
  ['Customers', 'Find your tailor', 'Pay without arguing'],
  ['Tailors', 'The customer book', 'Money and papers'],
  ['Fashion Houses', 'Your name on the door', 'One view of the season'],
])('features for %s: four cards of three points each', async (audience, first, last) => {
  await open('/features')
  await expect.element(page.getByRole('tab', { name: 'Customers', selected: true })).toBeVisible()
  expect(page.getByRole('tab').elements()).toHaveLength(3)
  await page.getByRole('tab', { name: audience, exact: true }).click()
  await expect.element(heading(first)).toBeVisible()
  await expect.element(heading(last)).toBeVisible()
  const panel = page.getByRole('tabpanel', { name: audience })
  expect(panel.getByRole('heading', { level: 2 }).elements()).toHaveLength(4)
  const points = panel.getByRole('heading', { level: 2 }).elements().map(pointsUnder)
  expect(points.map(({ length }) => length)).toEqual([3, 3, 3, 3])
  expect(points.flat().every((point) => point !== '')).toBe(true)
  expect([leads('Get Started Free'), leads('Watch Demo')]).toEqual([['/register'], ['/demo?start=1']])
})

/** What is listed beside a card's heading. */
const pointsUnder = (title: Element) =>
  [...(title.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)

test('fashion houses: four benefits, six features, and the ways to contact, features and the plans for houses', async () => {
  await open('/fashion-houses', (api) => api.answer('GET /api/houses', { rows: [] }))
  const said = (region: string) =>
    page
      .getByRole('region', { name: region })
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(page.getByRole('region', { name: 'What it is made of' })).toBeVisible()
  expect(said('What it brings your house')).toEqual([
    'Extra revenue',
    'One stop for the customer',
    'Verified tailors',
    'White-label integration',
  ])
  expect(said('What it is made of')).toEqual([
    'White-label branding',
    'Digital measurement stations',
    'Customer communication',
    'Analytics dashboard',
    'Revenue sharing',
    'Premium service tier',
  ])
  expect([leads('Partner With Us'), leads('Learn More'), leads('View Pricing')]).toEqual([
    ['/contact'],
    ['/features'],
    ['/pricing?for=fashion-houses'],
  ])
})

const operator = {
  name: 'Meher Workrooms',
  email: 'desk@example.test',
  phone: '+911244000000',
  address: '12 Mall Road, Amritsar',
}
const whereOperator = ['/contact', '/privacy-policy', '/terms-of-service', '/cookie-policy']

test.each(whereOperator)('%s says who runs this server and how to reach them', async (path) => {
  await open(path, (api) => api.answer('GET /api/contact', operator))
  await expect.element(main().getByText('Meher Workrooms')).toBeVisible()
  await expect.element(main().getByText('12 Mall Road, Amritsar')).toBeVisible()
  expect([leads(operator.email), leads(operator.phone)]).toEqual([
    [`mailto:${operator.email}`],
    [`tel:${operator.phone}`],
  ])
})

test.each(whereOperator)(
  '%s says plainly that an operator gave no address, and that it could not be read',
  async (path) => {
    const { api, reload } = await open(path, (fake) => fake.answer('GET /api/contact', {}))
    await expect.element(main().getByText(/has not given an address/)).toBeVisible()
    api.refuse('GET /api/contact', 'request.unavailable')
    await reload()
    await expect.element(main().getByRole('alert')).toHaveTextContent('could not be loaded just now')
  },
)

test('each legal page has four sections of points, the day of its last change, and the way to contact', async () => {
  const { goTo } = await open('/privacy-policy', (api) => api.answer('GET /api/contact', operator))
  for (const [path, name, day] of [
    ['/privacy-policy', 'Privacy Policy', '2026-11-28'],
    ['/terms-of-service', 'Terms of Service', '2026-11-28'],
    ['/cookie-policy', 'Cookie Policy', '2026-11-28'],
  ] as const) {
    await goTo(path)
    await expect.element(heading(name, 1)).toBeVisible()
    const parts = [...document.querySelectorAll('main section[aria-labelledby$="-title"]')]
    expect(parts.map((part) => part.querySelectorAll('li').length > 1)).toEqual([true, true, true, true])
    expect(document.querySelector('main time')?.getAttribute('datetime')).toBe(day)
    expect(leads('Open the contact page')).toEqual(['/contact'])
  }
})
