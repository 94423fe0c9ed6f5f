/** What other features may use of passports; nothing else of it can be imported from outside. Each is fetched when it is shown. */
export type { SetHere } from './OwnPassports.tsx'

export const loadOwnPassports = () => import('./OwnPassports.tsx')
export const loadShownPassports = () => import('./ShownPassports.tsx')
export const loadPassport = () => import('./PassportSizes.tsx')
