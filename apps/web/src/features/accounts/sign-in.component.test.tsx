/** Signing in and up: what the form says itself, and where each person is led. */
import type { Session } from '@darzi/contract/accounts.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anId, aSession } from '../../testing/builders.ts'
import { type FakeApi, FakeProblem } from '../../testing/fake-api.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const label = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name })
const signedOut = { session: null }
const secret = 'needle-and-thread'

const noGoogle = (api: FakeApi) =>
  void api.answer('GET /api/sign-in-options', { google: false, devMail: false })

async function signIn(email: string, password: string): Promise<void> {
  await label('Email').fill(email)
  await label('Password').fill(password)
  await button('Sign In').click()
}

test('two passwords that differ are told, and nothing is sent', async () => {
  const { api } = await renderScreen('/register', noGoogle, signedOut)
  await label('Shop name').fill('Noor')
  await label('Full name').fill('Noor')
  await label('Email').fill('noor@example.test')
  await label('Password').fill(secret)
  await label('Confirm password').fill(`${secret}!`)
  await button('Sign Up').click()
  await expect.element(page.getByText('Passwords do not match.', { exact: true })).toBeVisible()
  expect(api.sent('POST /api/register')).toEqual([])
})

test('changing between signing in and up clears what was typed and what was refused', async () => {
  const { api } = await renderScreen('/login', noGoogle, signedOut)
  api.refuse('POST /api/login', 'accounts.invalidCredentials')
  await expect.element(heading('Welcome Back')).toBeVisible()
  await signIn('noor@example.test', 'not the password')
  const error = page.getByRole('alert').filter({ hasText: 'Invalid credentials. Please try again.' })
  await expect.element(error).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect.element(heading('Create Account')).toBeVisible()
  await expect.element(page.getByText('Already have an account?')).toBeVisible()
  await expect.element(error).not.toBeInTheDocument()
  await expect.element(label('Email')).toHaveValue('')
  await label('Email').fill('someone@example.test')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect.element(heading('Welcome Back')).toBeVisible()
  await expect.element(label('Email')).toHaveValue('')
  await expect.element(label('Password')).toHaveValue('')
})

test('who asks for a screen of the shop signed out lands on it after signing in', async () => {
  const book = keepBook()
  const { api } = await renderScreen('/tailor/customers?filter=recent', book.answer, signedOut)
  noGoogle(api)
  const session = aSession()
  api.answer('POST /api/login', session)
  await expect.element(heading('Welcome Back')).toBeVisible()
  expect(location.pathname).toBe('/login')
  await signIn(session.user.email, secret)
  await expect.element(heading('Customer Directory')).toBeVisible()
  expect(location.pathname + location.search).toBe('/tailor/customers?filter=recent')
})

const aCustomersSession = (): Session => ({
  user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' },
})

test.each(['/tailor/customers', '/tailor/dashboard', '/boutique/dashboard', '/login'])(
  'a customer who asks for %s is sent to their own dashboard',
  async (address) => {
    const nothingYet = (api: FakeApi) => {
      api.answer('GET /api/body-scans', { rows: [] })
      api.answer('GET /api/own/orders', { orders: [], count: 0 })
      api.answer('GET /api/own/phones', { phones: [] })
      api.answer('GET /api/own/profile', { addresses: [], people: [] })
      api.answer('GET /api/quotes', { rows: [] })
    }
    await renderScreen(address, nothingYet, { session: aCustomersSession() })
    await expect.element(heading('Hello Asha Verma')).toBeVisible()
    expect(location.pathname).toBe('/user/dashboard')
  },
)

test('where a second factor is in force its code is asked for; what was typed stays, and a wrong code is told at it', async () => {
  const book = keepBook()
  const { api } = await renderScreen('/login?from=/tailor/customers', book.answer, signedOut)
  noGoogle(api)
  api.refuse('POST /api/login', 'accounts.codeNeeded')
  await signIn('noor@example.test', secret)
  await expect.element(label('Code')).toHaveFocus()
  await expect.element(label('Password')).toHaveValue(secret)
  api.answer('POST /api/login', aSession())
  await label('Code').fill('123456')
  await button('Sign In').click()
  await expect.element(heading('Customer Directory')).toBeVisible()
  expect(api.sent('POST /api/login').at(-1)?.body).toEqual({
    email: 'noor@example.test',
    password: secret,
    code: '123456',
  })
})

test('after Google, an account with a second factor asks for its code, and what is wrong is told at it', async () => {
  const book = keepBook()
  const { api } = await renderScreen('/login?from=/tailor/customers', book.answer, signedOut)
  api.answer('GET /api/sign-in-options', { google: true, devMail: false })
  const popup = { closed: false, close: () => undefined }
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window) // all the screen uses of it
  onTestFinished(() => open.mockRestore())
  await button('Sign in with Google').click()
  window.dispatchEvent(
    new MessageEvent('message', { data: { type: 'OAUTH_CODE', token: 'a-token' }, origin: location.origin }),
  )
  await expect.element(label('Code')).toHaveFocus()
  api.answer('POST /api/login/google', () => {
    throw new FakeProblem('accounts.wrongCode', { fields: ['code'] })
  })
  await label('Code').fill('000000')
  await button('Sign In').click()
  await expect.element(label('Code')).toHaveAttribute('aria-invalid', 'true')
  api.answer('POST /api/login/google', { ok: true })
  api.answer('GET /api/session', aSession())
  await label('Code').fill('123456')
  await button('Sign In').click()
  await expect.element(heading('Customer Directory')).toBeVisible()
  expect(api.sent('POST /api/login/google').at(-1)?.body).toEqual({ token: 'a-token', code: '123456' })
})
