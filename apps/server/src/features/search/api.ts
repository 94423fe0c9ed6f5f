/** What others may use of search; nothing else of it can be imported from outside. */
export { lookAtPhotos } from './look-at-photos.ts'
