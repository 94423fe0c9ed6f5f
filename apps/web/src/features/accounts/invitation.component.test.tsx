/** An invitation's link: the account that exists comes in as at signing in, whoever is signed in with its address by one press. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aSession } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const token = 'an-invitation-of-twenty-letters'
const session = aSession()
const label = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name })
const invited = (api: FakeApi) =>
  void api.answer('GET /api/invitations/:token', {
    shopName: 'Noor Tailors',
    email: session.user.email,
    name: session.user.name,
    role: 'counter',
    hasAccount: true,
  })

test('where a second factor is in force its code is asked for; what was typed stays and goes along', async () => {
  const { api } = await renderScreen(`/invitation/${token}`, invited, { session: null })
  api.refuse('POST /api/invitations/:token/accept', 'accounts.codeNeeded')
  await label('Password').fill('needle-and-thread')
  await button('Accept and sign in').click()
  await expect.element(label('Code')).toHaveFocus()
  await expect.element(label('Password')).toHaveValue('needle-and-thread')
  api.refuse('POST /api/invitations/:token/accept', 'staff.invitationEnded')
  await label('Code').fill('123456')
  await button('Accept and sign in').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(api.sent('POST /api/invitations/:token/accept').at(-1)?.body).toEqual({
    password: 'needle-and-thread',
    code: '123456',
  })
})

test('an account without a password signs in its own way and is led back', async () => {
  const { api } = await renderScreen(`/invitation/${token}`, invited, { session: null })
  api.answer('GET /api/sign-in-options', { google: true, devMail: false })
  await page.getByRole('link', { name: 'Sign in another way' }).click()
  await expect.element(heading('Welcome Back')).toBeVisible()
  api.answer('POST /api/login', session)
  await label('Email').fill(session.user.email)
  await label('Password').fill('needle-and-thread')
  await button('Sign In').click()
  await expect.element(heading('Join Noor Tailors')).toBeVisible()
  await expect.element(button('Accept invitation')).toBeVisible()
})

test('whoever is signed in with the invited address joins by one press', async () => {
  const book = keepBook()
  const { api } = await renderScreen(
    `/invitation/${token}`,
    (given) => {
      invited(given)
      book.answer(given)
    },
    { session },
  )
  await expect.element(label('Password')).not.toBeInTheDocument()
  api.refuse('POST /api/invitations/:token/join', 'staff.invitationEnded')
  await button('Accept invitation').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(api.sent('POST /api/invitations/:token/join')).toHaveLength(1)
})
