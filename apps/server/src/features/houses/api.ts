/** What other features may use of houses; nothing else of it can be imported from outside. */
export { copyPhotos } from './copy-photos.ts'
