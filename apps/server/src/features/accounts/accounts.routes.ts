/**
 * Accounts: one person, one sign-in. Passwords are stored only as argon2id hashes, sessions only as SHA-256 of
 * their token; guessing is counted in the database. This room never answers whether an e-mail is known.
 */
import { accountRoutes } from '@darzi/contract/accounts.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { beginGoogle } from './begin-google.ts'
import { changePassword } from './change-password.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { finishGoogle } from './finish-google.ts'
import { forgetPassword } from './forget-password.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { readSession } from './read-session.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { updateAccount } from './update-account.ts'

export function openAccounts(house: House) {
  handleInSteps(house, accountRoutes.register, register)
  handleInSteps(house, accountRoutes.login, login)
  handle(house, accountRoutes.logout, logout)
  handle(house, accountRoutes.session, readSession)
  handleInSteps(house, accountRoutes.forgotPassword, forgetPassword)
  handleInSteps(house, accountRoutes.resetPassword, resetPassword)
  handleInSteps(house, accountRoutes.changePassword, changePassword)
  handle(house, accountRoutes.updateAccount, updateAccount)
  handle(house, accountRoutes.sessions, listSessions)
  handle(house, accountRoutes.endSession, endSession)
  handle(house, accountRoutes.endOtherSessions, endOtherSessions)
  handleInSteps(house, accountRoutes.googleLogin, beginGoogle)
  handleInSteps(house, accountRoutes.googleCallback, finishGoogle)
  handle(house, accountRoutes.signInOptions, async ({ house: { google, mailbox } }) => ({
    google: google !== undefined,
    devMail: mailbox !== undefined,
  }))
}
