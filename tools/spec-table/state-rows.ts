/** States and their words (specification, section 4). */
import { constants, journey, notifying, popup, server, signIn, trade, web } from './proofs.ts'
import type { RuleRow } from './rule-row.ts'

export const stateRows: readonly RuleRow[] = [
  {
    says: 'A stored user opens the screen at once; one that cannot be read is cleared',
    here: 'the session is a cookie no script reads; the record is checked against the server',
    proof: web('data/stored-user.test.ts', 'an unreadable record is cleared'),
  },
  { says: 'Logout clears the session', proof: server('accounts/accounts', 'signing out ends the session') },
  {
    says: 'The sign-in window is looked after every second; closed, it gives the form back',
    proof: popup('a window closed by the person is noticed within a second'),
  },
  {
    says: 'A success message of the same origin closes the window and goes on',
    proof: popup('success closes the window and is told once'),
  },
  { says: 'A message of another origin is not heard', proof: popup('a message from another website') },
  {
    says: 'Signing in and up: changing between them clears the form and its error',
    proof: signIn('changing between signing in and up clears'),
  },
  {
    says: 'Words of a customer’s portal: new, in_progress, completed, delivered, cancelled',
    proof: web('features/portal/portal.component.test.tsx', 'an order that is %s is called %s'),
  },
  {
    says: 'The same words on the owner’s dashboard',
    proof: web(
      'features/analytics/dashboard/recent-orders.component.test.tsx',
      'each state has the owner’s word',
    ),
  },
  {
    says: 'Words of a boutique: pending, approved, in_production, completed, delivered, cancelled',
    proof: web('features/houses/houses.component.test.tsx', 'an order that is %s is called %s in a house'),
  },
  {
    says: 'Words of the tailor: pending, in_progress, ready (Ready for Pickup), completed, cancelled',
    proof: journey('order-list', 'search and every filter narrow the list'),
  },
  {
    says: 'Work stages: Order Received, Fabric Selection, Cutting, Sewing, Fitting, Final Delivery',
    proof: constants('a garment goes through the six stages'),
  },
  {
    says: 'Words of tracking, and a bar of four stages at 25, 50, 75, 100 %',
    proof: web('features/tracking/four-stages.test.ts', 'the bar of %s is filled'),
  },
  {
    says: 'Any other state of tracking is Unknown',
    proof: web('features/tracking/four-stages.test.ts', 'a state of a newer server is called unknown'),
  },
  {
    says: 'Which state may follow which: not shown',
    here: 'one declared table, checked by both sides',
    proof: trade('orders/life', 'every state is reached'),
  },
  {
    says: 'Priority: high, medium, low',
    proof: server('orders/management-filters', 'status $status, priority'),
  },
  {
    says: 'Measuring wizard: upload, information, processing',
    here: 'real photos are read on the device; nothing waits for show',
    proof: journey('body-whole', 'from the form’s page to photos, sizes, tape'),
  },
  {
    says: 'A form sent shows the order’s id; Submit Another Order begins anew',
    proof: journey('get-measured', 'a customer sends their measurements from a phone'),
  },
  {
    says: 'Add Another Customer begins anew, Back to Dashboard leaves',
    proof: web('features/customers/add-customer.component.test.tsx', 'after saving: the number, another'),
  },
  {
    says: 'Payments: pending to completed or failed, completed to refunded; failed and refunded rest',
    proof: trade('payments/ledger', 'a pending payment is completed or failed'),
  },
  {
    says: 'Notifications: sent, pending, failed; a failed one shows Error and its message',
    proof: notifying('one that failed tells why'),
  },
  {
    says: 'A way to pay is switched on and off',
    proof: server('payments/shop-payments', 'a way to pay that is switched off'),
  },
  {
    says: 'A suggestion is applied, or put away',
    proof: server('suggestions/suggestions', 'put away, a suggestion stays away'),
  },
  {
    says: 'Image analysis: idle, analyzing, result',
    here: 'build and advice follow from sizes that were really measured',
    proof: trade('suggestions/body-advice', 'each advice carries the difference'),
  },
  {
    says: 'Generating a document: idle, generating, preview',
    proof: journey('papers', 'an order’s invoice is chosen, looked at and downloaded'),
  },
  {
    says: 'A test notification: sending, sent, on top of the history',
    proof: notifying('a test is called sent only when the provider took it'),
  },
  {
    says: 'The profile: view, edit, saving, and the note that it was saved',
    proof: web('features/shops/profile/profile.component.test.tsx', 'the shop is changed, saved and said so'),
  },
  {
    says: 'Trying on: nothing chosen, chosen with size and colour, applying, applied',
    proof: journey('try-on', 'a garment is tried on in the advised size'),
  },
]
