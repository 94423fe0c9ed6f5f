/**
 * What the specification says beyond its paths and calls: screens, entities, states and their words, validation, and here roles (section 6), the error
 * catalogue (8) and constants (9). Each names the test that proves it. Where it was decided otherwise, `here` says what is so instead.
 */
import { constants, journey, messages, notifying, popup, server, signIn, trade } from './proofs.ts'
import type { RuleRow } from './rule-row.ts'
import { entityRows, screenRows } from './screen-rows.ts'
import { stateRows } from './state-rows.ts'
import { validationRows } from './validation-rows.ts'

const roles: readonly RuleRow[] = [
  {
    says: 'Signed out, one is sent to sign in, and back to where one wanted to go',
    proof: signIn('who asks for a screen of the shop signed out'),
  },
  {
    says: 'A user of the wrong role is sent to their own dashboard',
    proof: signIn('a customer who asks for %s is sent'),
  },
  {
    says: 'Tailor for /tailor/* and /boutique/dashboard, user for /customer/* and /user/*',
    proof: trade('accounts/landing', 'role %s opens its own screens'),
  },
  {
    says: 'Nobody registers as anything but tailor or user',
    proof: server('accounts/accounts', 'nobody registers as'),
  },
  {
    says: 'Every call asks who may call it',
    proof: { file: 'apps/server/src/access/matrix.test.ts', title: 'refused requests change nothing' },
  },
]

const sentences: readonly RuleRow[] = [
  { says: 'Popup blocked. Please allow popups and try again.', proof: popup('a blocked window is told') },
  { says: 'Google login failed. · Google login failed. Please try again.', proof: messages },
  { says: 'Passwords do not match.', proof: signIn('two passwords that differ') },
  { says: 'Registration failed. Please try again.', proof: messages },
  {
    says: 'Invalid credentials. Please try again.',
    proof: { file: 'packages/words/src/translate.test.ts', title: 'the server refuses wrong credentials' },
  },
  { says: 'Login failed. Please try again.', proof: messages },
  {
    says: 'Please enter a phone number · No Orders Found · Please check the phone number …',
    proof: journey('track', 'a blank phone and a phone without orders'),
  },
  {
    says: 'No orders found for this phone number · Error searching for orders. Please try again.',
    proof: messages,
  },
  {
    says: 'Measuring forms, trying on and sharing fail without a word',
    here: 'they say so, and what was typed stays',
    proof: journey('try-on', 'an account is told of what was tried on; a failure of that is said'),
  },
  { says: 'Please enter recipient and message', proof: notifying('a test is called sent only') },
  { says: 'Please enter amount and description · QR Code downloaded successfully!', proof: messages },
  { says: 'Invalid backup file', proof: journey('settings', 'the owner sets tax numbers and backs up') },
  { says: 'Test notification sent successfully!', proof: notifying('a test is called sent only') },
  { says: 'No results found, and what to try', proof: messages },
  {
    says: 'A missing word says its key',
    proof: { file: 'packages/words/src/translate.test.ts', title: 'a missing key, an empty hole' },
  },
]

const limits: readonly RuleRow[] = [
  { says: 'English, Hindi, Punjabi; left to right', proof: constants('the languages') },
  {
    says: 'The language chosen is kept and told to the page',
    proof: journey('shell', 'a language chosen is spoken at once'),
  },
  { says: 'Ten recent searches', proof: server('search/search', 'the last ten are the member’s own') },
  {
    says: 'Recent 30 days, badges 7 and 30 days and more than 3 orders, repeat more than 2',
    proof: constants('the bounds of the directory'),
  },
  {
    says: 'Currencies AED, USD, INR, EUR; AED by default',
    proof: trade('money/format', 'a new shop keeps its book in dirhams'),
  },
  {
    says: 'Forms in inches, wizard in cm and kg',
    here: 'stored in millimetres as typed, read in either unit',
    proof: journey('measure', 'the unit switch shows the other unit'),
  },
  {
    says: 'Accuracy 98.5 %',
    here: 'each size says how far off it may be',
    proof: journey('results', 'each size says how far off it may be'),
  },
  { says: 'Payment methods with fee and settlement', proof: constants('ways to pay, with fee and day') },
  { says: 'Notification defaults', proof: constants('what is told unless somebody says otherwise') },
  { says: 'Analytics: week, month, quarter, year', proof: constants('the periods of analytics') },
  { says: 'Payment reports of 7, 30 and 90 days', proof: constants('the periods of payment reports') },
  { says: 'Plans, prices and limits', proof: trade('plans', '%s costs %i rupees a month') },
  {
    says: 'The Professional plans are marked most popular',
    proof: trade('plans', 'the Professional plans alone'),
  },
]

export const ruleSections: readonly { title: string; rows: readonly RuleRow[] }[] = [
  { title: 'What screens hold', rows: screenRows },
  { title: 'Entities and their fields', rows: entityRows },
  { title: 'States and their words', rows: stateRows },
  { title: 'Validation', rows: validationRows },
  { title: 'Roles', rows: roles },
  { title: 'The error catalogue', rows: sentences },
  { title: 'Constants and limits', rows: limits },
]
