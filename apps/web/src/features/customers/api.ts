/** What other features may use of customers; nothing else of it can be imported from outside. */

/** The form that changes a record, fetched when it is needed. */
export const loadEditCustomer = () => import('./EditCustomer.tsx')
export { CustomerForm } from './CustomerForm.tsx'
export { checkDraft } from './check-draft.ts'
export { saveToStanding } from './current-customer.ts'
export { askListsAgain, cacheCustomer } from './customer-cache.ts'
export { type CustomerDraft, emptyDraft, isBlankPerson } from './customer-draft.ts'
export { type AddBody, addBody } from './draft-body.ts'
export type { FormProblems } from './form-problems.ts'
export { PhotoField } from './PhotoField.tsx'
export { PhotoProgress } from './PhotoProgress.tsx'
export { errorOfPicture, pictureKinds } from './picture-rules.ts'
export { prefillOf } from './prefill.ts'
export type { Selection } from './selection.ts'
export { useShopDay } from './shop-day.ts'
export { shrinkPhoto } from './shrink-photo.ts'
export { draftKey } from './stored-drafts.ts'
export { useDraft } from './use-draft.ts'
export { useLongPress } from './use-long-press.ts'
export { usePhotoUpload } from './use-photo-upload.ts'
export { useSelection } from './use-selection.ts'
