/**
 * Consents to show photos of delivered pieces. The shop asks, the customer answers by the order's private link or in their account and
 * takes a yes back at any time; a shop never answers for its customer. The table of tailoring/market/photo-consents says who may do what when.
 */
import { photoConsentRoutes } from '@darzi/contract/photo-consents.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { listAgreed, showAgreed } from './agreed-photos.ts'
import { answerByLink, answerOwn } from './answer-consent.ts'
import { askConsent, readConsents } from './ask-consent.ts'
import { readOwn } from './own-consents.ts'
import { photoByLink, readByLink } from './read-for-customer.ts'

export function openPhotoConsents(app: AppContext) {
  handle(app, photoConsentRoutes.ofOrder, readConsents)
  handle(app, photoConsentRoutes.ask, askConsent)
  handle(app, photoConsentRoutes.agreed, listAgreed)
  handle(app, photoConsentRoutes.show, showAgreed)
  handleInSteps(app, photoConsentRoutes.ofLink, readByLink)
  handleInSteps(app, photoConsentRoutes.answerByLink, answerByLink)
  handleInSteps(app, photoConsentRoutes.photoByLink, photoByLink)
  handle(app, photoConsentRoutes.ofOwnOrder, readOwn)
  handle(app, photoConsentRoutes.answerOwn, answerOwn)
}
