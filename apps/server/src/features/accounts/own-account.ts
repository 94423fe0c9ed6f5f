/** For rooms that act for whoever is signed in: their name, e-mail and phone as the account has them. */
export { ownAccount } from './account-store.ts'
