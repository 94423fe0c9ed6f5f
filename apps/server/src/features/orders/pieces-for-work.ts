/** For the workshop: pieces as rows to narrow, and as the contract has them. */
export { hangNewPhoto } from './hang-new-photo.ts'
export { needsOf } from './needs-of.ts'
export { photoUrl } from './photo-queries.ts'
export { barePieces, pieceOf } from './piece-queries.ts'
