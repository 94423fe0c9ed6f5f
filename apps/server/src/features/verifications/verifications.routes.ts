/**
 * Verification: photos a shop sends are seen by the shop and the operator alone; the badge says what was checked and when, and is written
 * by a decision, never by the shop; it goes where the shop changes what was checked. The table of tailoring/verifications/life says who may do what when.
 */
import { adminVerificationRoutes, verificationRoutes } from '@darzi/contract/verifications.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { checkedFactsChanged } from '../shops/api.ts'
import { decideVerification } from './decide-verification.ts'
import { loseBadge } from './lose-badge.ts'
import {
  addVerificationPhoto,
  ownPhoto,
  readOwn,
  removeVerificationPhoto,
  sendVerification,
  takeBackVerification,
} from './own-verification.ts'
import { listVerifications, readVerification, verificationPhoto } from './read-verifications.ts'

export function openVerifications(app: AppContext) {
  checkedFactsChanged.provide(loseBadge)
  handle(app, verificationRoutes.own, ({ tx }) => readOwn(tx))
  handleInSteps(app, verificationRoutes.addPhoto, addVerificationPhoto)
  handle(app, verificationRoutes.removePhoto, removeVerificationPhoto)
  handle(app, verificationRoutes.photo, ownPhoto)
  handle(app, verificationRoutes.send, sendVerification)
  handle(app, verificationRoutes.takeBack, takeBackVerification)
  handle(app, adminVerificationRoutes.list, listVerifications)
  handle(app, adminVerificationRoutes.read, readVerification)
  handle(app, adminVerificationRoutes.photo, verificationPhoto)
  handle(app, adminVerificationRoutes.decide, decideVerification)
}
