/** The second factor: turned on with a first code, turned off after a fresh proof. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { type FakeApi, FakeProblem } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const session = {
  user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' as const },
}
const recoveryCodes = ['ABCDE-FGHJK', 'LMNPQ-RSTUV']
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** A server that keeps whether it is on. */
function guard(api: FakeApi, isOn: boolean) {
  let isProven = false
  const log = [
    {
      id: anId(),
      at: '2026-11-20T08:00:00.000Z',
      kind: 'signInFailed',
      address: '203.0.113.9',
      device: 'Firefox/1 Android',
    },
  ]
  api
    .answer('GET /api/sessions', { rows: [] })
    .answer('GET /api/own/profile', { addresses: [], people: [] })
    .answer('GET /api/account/news', { muted: [], devices: [] })
    .answer('GET /api/account/security', () => ({
      secondFactor: isOn ? { since: '2026-11-21T08:00:00.000Z', recoveryCodes: 1 } : undefined,
      rows: log,
    }))
    .answer('POST /api/account/second-factor', {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/x',
      picture,
    })
    .answer('POST /api/account/second-factor/confirm', () => {
      isOn = true
      return { recoveryCodes }
    })
    .answer('DELETE /api/account/second-factor', () => {
      if (!isProven) throw new FakeProblem('access.confirmFirst')
      isOn = false
      return { ok: true as const }
    })
    .answer('POST /api/account/confirm', ({ body }) => {
      if (!body.code) throw new FakeProblem('accounts.codeNeeded')
      isProven = true
      return { ok: true as const }
    })
}

test('turned on: the picture and its key, the first code, then the recovery codes, this once', async () => {
  await renderScreen('/user/profile', (api) => guard(api, false), { session })
  await button('Turn it on').click()
  const asking = page.getByRole('dialog', { name: 'Two-step sign-in' })
  await expect.element(asking.getByText('JBSWY3DPEHPK3PXP')).toBeVisible()
  await asking.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect.element(asking.getByText('Fill this in.')).toBeVisible()
  await asking.getByLabelText('Code shown in the app').fill('123 456')
  await asking.getByRole('button', { name: 'Turn on', exact: true }).click()
  const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' })
  for (const code of recoveryCodes) await expect.element(codes.getByText(code)).toBeVisible()
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect.element(page.getByText('1 recovery code is left')).toBeVisible()
  await page.getByText('Recent activity').click()
  await expect.element(page.getByText('Wrong password')).toBeVisible()
})

test('turning it off asks who sits there, by code where one is in force; giving that up leaves it on', async () => {
  const { api } = await renderScreen('/user/profile', (given) => guard(given, true), { session })
  await button('Turn it off').click()
  const asking = page.getByRole('dialog', { name: 'Is it you?' })
  await asking.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Confirm that it is you first.')).toBeVisible()
  await expect.element(button('Turn it off')).toBeVisible()

  await button('Turn it off').click()
  await asking.getByLabelText('Your password').fill('needle-and-thread')
  await asking.getByRole('button', { name: 'Confirm' }).click()
  await asking.getByLabelText('Code').fill('123456')
  await asking.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(button('Turn it on')).toBeVisible()
  expect(api.sent('POST /api/account/confirm').map(({ body }) => body)).toEqual([
    { password: 'needle-and-thread' },
    { code: '123456' },
  ])
})

test('the link to Google is unlinked by a press; where nothing else lets in that is said instead', async () => {
  let google: { since: string; isOnlyWay: boolean } | undefined = {
    since: '2026-11-21T08:00:00.000Z',
    isOnlyWay: true,
  }
  const { api, reload } = await renderScreen(
    '/user/profile',
    (given) => {
      guard(given, false)
      given.answer('GET /api/account/security', () => ({ google, rows: [] }))
    },
    { session },
  )
  await expect.element(page.getByText('It is the only way into this account.')).toBeVisible()
  await expect.element(button('Unlink Google')).not.toBeInTheDocument()
  google = { ...google, isOnlyWay: false }
  await reload()
  api.answer('DELETE /api/account/google', () => {
    google = undefined
    return { ok: true as const }
  })
  await button('Unlink Google').click()
  await expect.element(page.getByText('Google is unlinked')).toBeVisible()
  await expect.element(button('Unlink Google')).not.toBeInTheDocument()
})
