import type { TodayOrder } from '@darzi/contract/today.ts'
import type { OrderState } from '@darzi/tailoring/orders/life.ts'
import type { TodayAct } from '@darzi/tailoring/orders/today.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../../links.ts'
import { mainId } from '../../../shell/Announcer.tsx'
import { toastProblem } from '../../../shell/toasts.tsx'
import { refusalQuestion } from '../error-question.ts'
import { leadsTo, unpricedPiece } from '../next-step.ts'
import { type MoveTo, moveOrder } from '../order-commands.ts'
import { askAgain, payThen } from '../pay-then.ts'

const moves = {
  approve: leadsTo.approve,
  begin: leadsTo.begin,
  finish: leadsTo.finish,
  handOver: leadsTo.deliver,
} satisfies Partial<Record<TodayAct, MoveTo>>

/** Takes an order on from its row. What has to be said first is asked over the screen; `movingTo` is shown until it is answered. */
export function useRowAct(order: TodayOrder) {
  const navigate = useNavigate()
  const [movingTo, setMovingTo] = useState<OrderState>()
  const named = new URLSearchParams({ order: order.id })

  function run(act: Exclude<TodayAct, 'remind'>) {
    if (act === 'price') return toPrice()
    if (act !== 'handOver' || order.balanceMinor <= 0) return void move(moves[act])
    open(order.can.pay ? payThen(named, 'deliver') : askAgain(named, 'deliver'))
  }

  async function move(to: MoveTo) {
    setMovingTo(to)
    try {
      await moveOrder(order, to)
    } catch (error) {
      const question = refusalQuestion(error, to)
      if (question) open({ search: `?${new URLSearchParams([...named, ['ask', question]])}` })
      else toastProblem(error)
    } finally {
      setMovingTo(undefined)
      restoreFocus(order.id)
    }
  }

  /** Opened here: Back closes it. */
  function open(question: { search: string }) {
    void navigate(question, { state: { dialogOpened: true }, preventScrollReset: true })
  }

  function toPrice() {
    const piece = unpricedPiece(order)?.id ?? ''
    void navigate(`${links.order(order.id)}?${new URLSearchParams({ piece })}`)
  }

  return { run, movingTo }
}

export const rowId = (orderId: string) => `today-${orderId}`

/** The row may have gone to another section, or away: whoever works by keys is not left at the head of the page. */
function restoreFocus(orderId: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const place = document.getElementById(rowId(orderId)) ?? document.getElementById(mainId)
    place?.focus({ preventScroll: true })
  })
}
