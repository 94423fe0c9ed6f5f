/** What other features may use of houses; nothing else of it can be imported from outside. */

export { callOffAtPartners, workOfClosing } from './close-house.ts'
export { copyPhotos } from './copy-photos.ts'
export { endPartnerships } from './end-partnerships.ts'
export { dropAskedBack } from './work-store.ts'
