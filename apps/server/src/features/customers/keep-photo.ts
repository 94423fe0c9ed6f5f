/** For rooms that hang pictures of their own: the row that is written before a picture's bytes are stored, and taking both away. */
export { insertPhoto } from './photo-store.ts'
export { dropUnshown } from './tidy-photos.ts'
