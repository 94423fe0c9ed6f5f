/** What other features may use of accounts; nothing else of it can be imported from outside. */

export { ownAccount } from './account-store.ts'
export { countAttempt, guardAttempts, tooManyAttempts } from './attempts.ts'
export { becomeTailor } from './become-tailor.ts'
export { beginSession } from './begin-session.ts'
export { requireConfirmed } from './confirm-identity.ts'
export { findAccount } from './find-account.ts'
export { requireNewPassword } from './guessable.ts'
export { isRestoredAccount, openAccount, openRestoredAccount } from './open-account.ts'
export { hashPassword, isPassword } from './password-hash.ts'
export { signOutOfShop } from './sign-out-of-shop.ts'
export { tellByMail } from './tell-by-mail.ts'
