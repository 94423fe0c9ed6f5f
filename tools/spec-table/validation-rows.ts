/** What may be entered, found and compared (specification, section 5). */
import { constants, getMeasured, journey, notifying, server, signIn, trade, web } from './proofs.ts'
import type { RuleRow } from './rule-row.ts'

export const validationRows: readonly RuleRow[] = [
  {
    says: 'Sign-up: two passwords that differ are told, and nothing is sent',
    proof: signIn('two passwords that differ'),
  },
  {
    says: 'Sign-up: name, e-mail and password are required',
    proof: server('accounts/accounts', 'an e-mail opens one account'),
  },
  {
    says: 'Wizard: height, weight, size, gender and body shape are all required',
    proof: web('features/body-scans/about/about-text.test.ts', 'everything is asked for'),
  },
  {
    says: 'Wizard: XS to XXL; male, female, other; athletic, slim, regular, plus',
    proof: constants('the choices of the measuring wizard'),
  },
  {
    says: 'Customer’s form: name and phone are required, all else is not',
    proof: getMeasured('name and phone are needed'),
  },
  {
    says: 'Sizes are numbers from 0 in steps of 0.1; what is none becomes 0',
    here: 'what is no number is an error at its field',
    proof: getMeasured('%j is no size, and is said so at its field'),
  },
  { says: 'Only what is neither empty nor zero is sent', proof: getMeasured('what is empty or zero') },
  {
    says: 'Order type: suit, shirt, pants, dress, blouse, other',
    proof: constants('order types and cloth types'),
  },
  {
    says: 'Tailor’s form: name and phone are required',
    proof: web('features/customers/add-customer.component.test.tsx', 'what is wrong is told at its field'),
  },
  {
    says: 'Cloth type: cotton, silk, wool, linen, polyester, other',
    here: 'other may be said in words',
    proof: constants('order types and cloth types'),
  },
  {
    says: 'Tracking: a blank phone is refused',
    proof: journey('track', 'a blank phone and a phone without orders'),
  },
  {
    says: 'Directory filters: all, recent (30 days), repeat (more than 2), inactive',
    proof: server('customers/directory', '$sort of $filter shows whom the rules name'),
  },
  {
    says: 'Directory sorts: last order, name, orders, money spent',
    proof: server('customers/directory', '$sort of $filter shows whom the rules name'),
  },
  {
    says: 'Directory search: name or phone, whatever the case',
    proof: server('customers/search', 'a phone as typed finds all records'),
  },
  {
    says: 'Badge: Recent in 7 days, Active in 30, Regular above 3 orders, else Inactive',
    proof: trade('customers/badge', 'the recent filter holds exactly'),
  },
  {
    says: 'Order search: name, phone or number; filters of status and priority',
    proof: server('orders/management-filters', 'status $status, priority'),
  },
  {
    says: 'An order overdue tells by how many days, else how many are left',
    proof: web(
      'features/analytics/dashboard/recent-orders.component.test.tsx',
      'a promise tells how many days',
    ),
  },
  { says: 'An empty search does nothing', proof: server('search/search', 'nothing asked is no search') },
  {
    says: 'A test notification needs recipient and message',
    proof: notifying('a test is called sent only'),
  },
  {
    says: 'The QR generator needs amount and description',
    proof: server('payments/shop-payments', 'a UPI code of an amount and a note'),
  },
  {
    says: 'A document needs a template',
    proof: web('features/documents/documents.component.test.tsx', 'without a paper nothing is made'),
  },
  {
    says: 'A backup is JSON with settings and language, else Invalid backup file',
    proof: server('backup/backup', 'the settings file of the prototype'),
  },
  {
    says: 'Measurement book: by customer and by name; the two latest compared, to one decimal, with the days between',
    proof: journey('measurement-book', 'the two latest records stand side by side'),
  },
  {
    says: 'Images: PNG, JPG, JPEG up to 10 MB',
    here: 'WebP too; checked by content, encoded anew, place and camera removed',
    proof: { file: 'apps/server/src/images/intake.test.ts', title: 'is more than 10 MB' },
  },
  {
    says: 'Trying on does nothing until garment, size and colour are chosen',
    proof: server('collection/try-on', 'refuses a size or colour that is not offered'),
  },
  {
    says: 'Size by chest: below 36 S, to 40 M, to 44 L, above XL',
    here: 'weighed with the true fit: one verdict, one reason',
    proof: trade('collection/size-advice', 'a chest of %s inches is first guessed'),
  },
  {
    says: 'Completion rate and repeat rate',
    proof: trade('analytics/advice', 'a rate of nothing is none'),
  },
  {
    says: 'Confidence bands: 0.9 green, 0.8 blue, 0.7 yellow, below red',
    proof: trade('suggestions/sureness', '%d stands in the %s band'),
  },
]
