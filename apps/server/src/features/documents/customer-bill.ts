import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Around, FileAnswer } from '../../http/request-context.ts'
import { readBill } from '../bills/api.ts'
import { billPaper } from './bill-paper.ts'
import { drawnHead } from './paper-head.ts'
import { paperPdf } from './paper-page.ts'
import { paperShop } from './paper-shop.ts'
import { paperWords } from './paper-words.ts'
import { wholePaper, wholeRoom } from './whole-paper.ts'

interface Wanted extends Pick<Around, 'app' | 'now'> {
  shopId: string
  /** The order whose customer asks; a bill of another is not theirs. */
  orderId: string
  billId: string
  language: Language
}

const nobody = { may: () => false }

/** A bill or credit note as the shop prints it, for the customer of its order: PDF. Each step is inside the shop. Throws notFound. */
export async function customerBill(
  inShop: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { app, now, shopId, orderId, billId, language }: Wanted,
): Promise<FileAnswer> {
  const { bill, shop, head } = await inShop(async (tx) => {
    const bill = await readBill(tx, billId, nobody)
    if (bill.orderId !== orderId) throw notFound()
    return { bill, shop: await paperShop(tx, shopId, now), head: await drawnHead(tx, { app, shopId }) }
  })
  const words = paperWords(language)
  const paper = await wholePaper(billPaper(bill, words), wholeRoom)
  return { contentType: 'application/pdf', bytes: await paperPdf([paper], { words, shop, ...head }) }
}
