import { links } from '../../links.ts'

/** What the tour shows, each on its own screen. */
export const tourSteps = [
  { key: 'today', to: links.tailorDashboard() },
  { key: 'order', to: links.newOrder() },
  { key: 'orders', to: links.orders() },
  { key: 'customers', to: links.customers() },
  { key: 'book', to: links.measurementBook() },
  { key: 'work', to: links.work() },
  { key: 'money', to: links.payments() },
] as const
