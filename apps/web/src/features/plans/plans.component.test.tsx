/** The plan on the screen of settings: what another one would mean stands there before it is chosen. */
import type { PlanStanding } from '@darzi/contract/plans.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettings } from '../../testing/answer-settings.ts'
import { anId } from '../../testing/builders.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const month = { from: '2026-11-10', until: '2026-12-10' }
const standing = (given: Partial<PlanStanding> = {}): PlanStanding => ({
  kind: 'tailor',
  plan: 'tailorBasic',
  period: month,
  use: { customers: 14, ordersThisMonth: 3 },
  currency: 'INR',
  options: [
    {
      plan: 'tailorFree',
      priceMinor: 0,
      customerLimit: 10,
      isMostPopular: false,
      change: { when: 'atPeriodEnd', startsOn: month.until, lines: [], totalMinor: 0 },
      over: { customers: 4 },
      loses: ['front', 'api'],
    },
    {
      plan: 'tailorBasic',
      priceMinor: 249_900,
      customerLimit: 50,
      isMostPopular: false,
      refused: 'plans.same',
      over: {},
      loses: [],
    },
    {
      plan: 'tailorProfessional',
      priceMinor: 699_900,
      isMostPopular: true,
      change: {
        when: 'now',
        startsOn: '2026-11-25',
        period: month,
        lines: [
          {
            meaning: 'rest',
            plan: 'tailorProfessional',
            from: '2026-11-25',
            until: month.until,
            minor: 349_950,
          },
          { meaning: 'credit', plan: 'tailorBasic', from: '2026-11-25', until: month.until, minor: -124_950 },
        ],
        totalMinor: 225_000,
      },
      over: {},
      loses: [],
    },
  ],
  invoices: [
    {
      id: anId(),
      number: 'DZ/2026/000001',
      issuedOn: '2026-11-10',
      dueOn: '2026-11-17',
      plan: 'tailorBasic',
      lines: [{ meaning: 'month', plan: 'tailorBasic', ...month, minor: 249_900 }],
      totalMinor: 249_900,
      currency: 'INR',
      state: 'open',
      sentBack: [],
      isOverdue: true,
    },
  ],
  paysOnline: true,
  ...given,
})
/** The settings with this plan; the rest of the screen has its own tests. */
const open = (path: string, plan: PlanStanding, asked: Parameters<typeof renderScreen>[2] = {}) =>
  renderScreen(path, (api) => answerSettings(api, plan), asked)
const dialog = () => page.getByRole('dialog', { name: 'Choose a plan' })

test('a link from the prices opens the plan it names, with what it costs now and what is taken off', async () => {
  const { api } = await open('/settings?plan=tailorProfessional#plan', standing(), { viewport: phone })
  await expect.element(dialog()).toHaveTextContent('You pay ₹2,250 now for the days up to')
  await expect.element(dialog()).toHaveTextContent('Basic, days you paid and do not use')
  api.answer('POST /api/shop/plan', standing({ plan: 'tailorProfessional' }))
  await dialog().getByRole('button', { name: 'Choose Professional' }).click()
  await expect.element(page.getByText('Your plan is chosen')).toBeVisible()
})

test('what is over a smaller plan and what it takes away are said before; the own plan cannot be chosen and says why', async () => {
  await open('/settings?plan=tailorFree', standing())
  await expect.element(dialog()).toHaveTextContent('You have 4 customers more than it holds')
  await expect.element(dialog()).toHaveTextContent('Your front is no longer shown to customers.')
  await expect.element(dialog()).toHaveTextContent('Keys of your programs stop working')
  await dialog().getByRole('combobox', { name: 'Plan' }).selectOptions('tailorBasic')
  await expect
    .element(dialog().getByRole('button', { name: 'Choose Basic' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('an invoice says since when it is overdue, is printed, and is paid where the server takes money', async () => {
  await open('/settings', standing())
  const card = page.getByRole('region', { name: 'Plan' })
  await expect.element(card.getByText(/^Overdue since/)).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'PDF of DZ/2026/000001' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Pay ₹2,499' })).toBeVisible()
})

test('money that came twice is said at its invoice, as far as it is on its way back; a withdrawn one asks for nothing', async () => {
  const [open_] = standing().invoices
  if (!open_) throw new Error('the plan has an invoice')
  const paid = { ...open_, id: anId(), number: 'DZ/2026/000002', state: 'paid' as const, isOverdue: false }
  const sentBack = [
    { minor: 249_900, state: 'done' as const },
    { minor: 249_900, state: 'refused' as const },
  ]
  const withdrawn = { ...open_, state: 'withdrawn' as const, isOverdue: false }
  await open('/settings', standing({ invoices: [{ ...paid, sentBack }, withdrawn] }))
  const card = page.getByRole('region', { name: 'Plan' })
  await expect.element(card.getByText('₹2,499 more came than was owed, and was sent back.')).toBeVisible()
  await expect.element(card.getByText(/The gateway could not send it back/)).toBeVisible()
  await expect.element(card.getByText('Withdrawn')).toBeVisible()
  expect(card.getByRole('button', { name: /^Pay/ }).elements()).toHaveLength(0)
})

test('where the server takes no money online it says whom to ask, and offers no button', async () => {
  await open('/settings', standing({ paysOnline: false }))
  const card = page.getByRole('region', { name: 'Plan' })
  await expect.element(card.getByText(/Pay as agreed with its operator/)).toBeVisible()
  expect(card.getByRole('button', { name: /^Pay/ }).elements()).toHaveLength(0)
})

test('whoever is signed in chooses a plan on the prices: the settings open with it, and it is chosen there', async () => {
  const { api } = await open('/pricing?for=tailors', standing())
  await page.getByRole('link', { name: 'Choose Professional' }).click()
  await expect.element(dialog()).toHaveTextContent('You pay ₹2,250 now for the days up to')
  expect(location.pathname + location.search).toBe('/settings?plan=tailorProfessional')
  api.answer('POST /api/shop/plan', standing({ plan: 'tailorProfessional' }))
  await dialog().getByRole('button', { name: 'Choose Professional' }).click()
  await expect.element(page.getByText('Your plan is chosen')).toBeVisible()
  expect(api.sent('POST /api/shop/plan').map(({ body }) => body)).toEqual([
    { plan: 'tailorProfessional', totalMinor: 225_000 },
  ])
})

test('a tailor is told on the prices that plans of fashion houses need another account', async () => {
  await open('/pricing?for=fashion-houses', standing())
  await expect.element(page.getByText(/signed in with another kind of account/).first()).toBeVisible()
  expect(page.getByRole('tabpanel').getByRole('link').elements()).toHaveLength(0)
})

test('in a trial the card tells its last day, that nothing is limited until then, and the plan that counts afterwards', async () => {
  const trial = standing({ period: undefined, invoices: [], trialEndsOn: '2026-12-05' })
  await open('/settings', trial)
  const card = page.getByRole('region', { name: 'Plan' })
  await expect
    .element(card.getByText(/^The trial ends on .*5.* Until then nothing is limited, then Basic counts\.$/))
    .toBeVisible()
  // Of a limit that does not count yet there is no measure.
  await expect.element(card.getByText('14 customers in the book')).toBeVisible()
  expect(card.getByText('14 of 50 customers').query()).toBeNull()
})

test('once the trial is over the card tells how full the plan is, and says nothing of a trial', async () => {
  await open('/settings', standing())
  const card = page.getByRole('region', { name: 'Plan' })
  await expect.element(card.getByText('14 of 50 customers')).toBeVisible()
  expect(card.getByText(/The trial ends/).query()).toBeNull()
})
