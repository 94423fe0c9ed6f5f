/**
 * Accounts: one person, one sign-in. Passwords are stored only as argon2id hashes, sessions only as SHA-256 of
 * their token; guessing is counted in the database. This feature never answers whether an e-mail is known.
 */
import { accountRoutes } from '@darzi/contract/accounts.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { refusals } from '../../http/note-refusal.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { askForEmailLink, confirmEmail } from './email-links.ts'
import { beginGoogle, finishByCode, finishGoogle, removeGoogle } from './google-sign-in.ts'
import { openOwnShop } from './open-own-shop.ts'
import { changePassword, forgetPassword, resetPassword } from './passwords.ts'
import { register } from './register.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, readSecurity } from './second-factor.ts'
import { noteRefused } from './security-store.ts'
import {
  endOtherSessions,
  endSession,
  enterShop,
  listSessions,
  login,
  logout,
  readSession,
} from './sessions.ts'
import { updateAccount } from './update-account.ts'

export function openAccounts(app: AppContext) {
  refusals.provide(noteRefused)
  handleInSteps(app, accountRoutes.register, register)
  handleInSteps(app, accountRoutes.login, login)
  handle(app, accountRoutes.logout, logout)
  handle(app, accountRoutes.session, readSession)
  handle(app, accountRoutes.enterShop, enterShop)
  handle(app, accountRoutes.openShop, openOwnShop)
  handleInSteps(app, accountRoutes.forgotPassword, forgetPassword)
  handleInSteps(app, accountRoutes.resetPassword, resetPassword)
  handleInSteps(app, accountRoutes.changePassword, changePassword)
  handleInSteps(app, accountRoutes.askForEmailLink, askForEmailLink)
  handleInSteps(app, accountRoutes.confirmEmail, confirmEmail)
  handle(app, accountRoutes.updateAccount, updateAccount)
  handle(app, accountRoutes.security, readSecurity)
  handleInSteps(app, accountRoutes.confirmIdentity, confirmIdentity)
  handle(app, accountRoutes.beginSecondFactor, beginSecondFactor)
  handleInSteps(app, accountRoutes.confirmSecondFactor, confirmSecondFactor)
  handle(app, accountRoutes.endSecondFactor, endSecondFactor)
  handle(app, accountRoutes.sessions, listSessions)
  handle(app, accountRoutes.endSession, endSession)
  handle(app, accountRoutes.endOtherSessions, endOtherSessions)
  handleInSteps(app, accountRoutes.googleLogin, beginGoogle)
  handleInSteps(app, accountRoutes.googleCallback, finishGoogle)
  handleInSteps(app, accountRoutes.googleCode, finishByCode)
  handle(app, accountRoutes.removeGoogle, removeGoogle)
  handle(app, accountRoutes.signInOptions, async ({ app: { google, mailbox } }) => ({
    google: google !== undefined,
    devMail: mailbox !== undefined,
  }))
}
