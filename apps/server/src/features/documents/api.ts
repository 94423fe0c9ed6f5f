/** What other features may use of documents; nothing else of it can be imported from outside. */
export { customerBill } from './customer-bill.ts'
export type { WholePaper } from './paper.ts'
export { type PageDress, paperPdf } from './paper-page.ts'
export { paperShop } from './paper-shop.ts'
export { type PaperWords, paperWords } from './paper-words.ts'
export { ranked } from './tag-sizes.ts'
export { typeset } from './typesetter.ts'
