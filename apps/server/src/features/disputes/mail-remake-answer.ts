import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { t } from '@darzi/words/server.ts'
import type { Around, InTx } from '../../http/request-context.ts'
import { tellByMail } from '../accounts/api.ts'
import type { DisputeRecord } from './dispute-queries.ts'

type Mailing = Pick<InTx, 'tx' | 'enqueue'> & Pick<Around, 'newId' | 'request'>

/** The customer reads the shop's word; one without an account was told at the counter. */
export async function mailRemakeAnswer(
  ctx: Mailing,
  row: DisputeRecord,
  { act, words }: { act: 'agree' | 'decline'; words: string },
) {
  if (!row.account_id) return
  await tellByMail(ctx, ctx, {
    accountId: row.account_id,
    template: 'remakeAnswered',
    params: (language) => ({
      number: orderNumber(row.order_number),
      shop: row.shop_name,
      words,
      path: `/user/orders/${row.order_id}/dispute`,
      outcome: t(language, `mail.remakeAnswered.${act}`, {}),
    }),
  })
}
