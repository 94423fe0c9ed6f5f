/** Where the tests of each part lie, in short. */
import { journey, type Proof } from './rows.ts'

export { journey }

export const web = (path: string, title: string): Proof => ({ file: `apps/web/src/${path}`, title })
export const server = (path: string, title: string): Proof => ({
  file: `apps/server/src/features/${path}.test.ts`,
  title,
})
export const documents = (path: string, title: string) => server(`documents/${path}`, title)
export const trade = (path: string, title: string): Proof => ({
  file: `packages/tailoring/src/${path}.test.ts`,
  title,
})
export const constants = (title: string): Proof => ({ file: 'tools/spec-table/constants.test.ts', title })
export const messages: Proof = { file: 'tools/spec-table/messages.test.ts', title: 'stands in the words' }
export const signIn = (title: string) => web('features/accounts/sign-in.component.test.tsx', title)
export const popup = (title: string) => web('features/accounts/google-popup.test.ts', title)
export const notifying = (title: string) =>
  web('features/notifications/notifications.component.test.tsx', title)
export const getMeasured = (title: string) => web('features/get-measured/check-form.test.ts', title)
