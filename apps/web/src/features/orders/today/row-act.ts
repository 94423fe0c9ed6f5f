/** The one act of a row of Today, what it is called, and whether this person may do it. */
import type { TodayOrder } from '@darzi/contract/today.ts'
import { type TodayAct, todayAct } from '@darzi/tailoring/orders/today.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { unpricedPiece } from '../next-step.ts'

export function actOf(order: TodayOrder, today: string): TodayAct | undefined {
  const hasPhone = order.customer.phone !== undefined
  return todayAct({ ...order, hasPhone, lacksPrice: unpricedPiece(order) !== undefined }, today)
}

export function actLabel(act: TodayAct, order: TodayOrder, t: Translate): string {
  if (act !== 'handOver' || order.balanceMinor <= 0) return t(`today.act.${act}`)
  return t('today.act.handOverTake', { amount: writeMoney(order.balanceMinor, order.currency) })
}

const grants: Record<Exclude<TodayAct, 'remind'>, keyof TodayOrder['can']> = {
  price: 'edit',
  approve: 'approve',
  begin: 'begin',
  finish: 'finish',
  handOver: 'deliver',
}

export const mayAct = (act: TodayAct, { can }: TodayOrder): boolean => act === 'remind' || can[grants[act]]
