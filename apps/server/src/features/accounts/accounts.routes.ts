/**
 * Accounts: one person, one sign-in. Passwords are stored only as argon2id hashes, sessions only as SHA-256 of
 * their token; guessing is counted in the database. This room never answers whether an e-mail is known.
 */
import { accountRoutes } from '@darzi/contract/accounts.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
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

export function openAccounts(app: AppContext) {
  handleInSteps(app, accountRoutes.register, register)
  handleInSteps(app, accountRoutes.login, login)
  handle(app, accountRoutes.logout, logout)
  handle(app, accountRoutes.session, readSession)
  handleInSteps(app, accountRoutes.forgotPassword, forgetPassword)
  handleInSteps(app, accountRoutes.resetPassword, resetPassword)
  handleInSteps(app, accountRoutes.changePassword, changePassword)
  handle(app, accountRoutes.updateAccount, updateAccount)
  handle(app, accountRoutes.sessions, listSessions)
  handle(app, accountRoutes.endSession, endSession)
  handle(app, accountRoutes.endOtherSessions, endOtherSessions)
  handleInSteps(app, accountRoutes.googleLogin, beginGoogle)
  handleInSteps(app, accountRoutes.googleCallback, finishGoogle)
  handle(app, accountRoutes.signInOptions, async ({ app: { google, mailbox } }) => ({
    google: google !== undefined,
    devMail: mailbox !== undefined,
  }))
}
