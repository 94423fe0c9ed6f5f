/** For rooms that hang pictures of their own: the row that is written before a picture's bytes are stored. */
export { insertPhoto } from './photo-store.ts'
