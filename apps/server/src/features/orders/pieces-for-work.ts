/** For the workshop: pieces as rows to narrow, and as the contract has them. */
export { photoUrl } from './photo-queries.ts'
export { barePieces, pieceOf } from './piece-queries.ts'
