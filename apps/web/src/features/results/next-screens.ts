import { screenAt } from '../../routes.tsx'

const wished = [
  { to: '/try-on', label: 'results.acts.tryOn', isFirst: true },
  { to: '/pattern', label: 'results.acts.pattern', isFirst: false },
  { to: '/shop', label: 'results.acts.shop', isFirst: false },
] as const

/** Where the numbers lead, as far as these screens exist. */
export const nextScreens = () => wished.filter(({ to }) => screenAt(to))
