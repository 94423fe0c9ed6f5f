import type { Garment } from '@darzi/contract/garments.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { readOrder } from './draft-body.ts'
import { findSentOrder } from './find-sent-order.ts'
import { invalidFields } from './fix-and-focus-next.ts'
import type { TakeProblems } from './take-problems.ts'
import type { OrderForm } from './use-order-draft.ts'

interface Asked {
  customerId: string
  currency: Currency
  garments: readonly Garment[]
  days: { promisedOn: string; trialOn?: string }
}

/** Checks and sends an order. It carries its own id: sent again after a lost answer, it is the same order. */
export function useTakeOrder({ draft, finish }: OrderForm, asked: Asked) {
  const [problems, setProblems] = useState<TakeProblems>({ found: {} })
  const [sent, setSent] = useState(draft)
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState<Order>()
  const [standing, setStanding] = useState<Order>()

  async function take(asTyped = draft) {
    const { body, found } = readOrder(asTyped, asked)
    setProblems({ found })
    setSent(asTyped)
    setStanding(undefined)
    if (Object.keys(found).length > 0) return showFirst()
    setBusy(true)
    try {
      const order = await call('POST /api/orders', { body })
      cacheOrder(order)
      show(order)
    } catch (error) {
      const order = await findSentOrder(error, asTyped.id)
      if (order) return setStanding(order)
      setProblems({ found: {}, error })
      showFirst()
    } finally {
      setBusy(false)
    }
  }
  function show(order: Order) {
    finish()
    setTaken(order)
  }
  return { problems: { ...problems, typed: { sent, now: draft } }, isBusy, taken, standing, take, show }
}

/** After the marks are drawn: the first that is wrong has the focus, and a field's sentence is read with it. */
function showFirst(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`main :is(${invalidFields})`)?.focus()),
  )
}
