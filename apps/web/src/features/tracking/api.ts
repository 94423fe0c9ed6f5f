/** What other features may use of tracking; nothing else of it can be imported from outside. */
export { consentsOfOwn } from './consent-sources.ts'
export { Facts } from './Facts.tsx'
export { FourStages } from './FourStages.tsx'
export { stateTone, trackedState } from './four-stages.ts'
export { ProvePhone } from './ProvePhone.tsx'
export { SentBills } from './SentBills.tsx'

export const loadConsentCard = () => import('./ConsentCard.tsx')
