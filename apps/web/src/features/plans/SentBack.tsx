import type { PlanInvoice } from '@darzi/contract/plans.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useT } from '../../words/use-t.ts'

/** Money that came for an invoice when it asked for nothing any more, and how far it is on its way back. */
export function SentBack({ sentBack, currency }: Pick<PlanInvoice, 'sentBack' | 'currency'>) {
  const t = useT()
  return sentBack.map(({ minor, state }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and its lines have no id
    <p key={place}>{t(`plans.invoices.sentBack.${state}`, { amount: writeMoney(minor, currency) })}</p>
  ))
}
