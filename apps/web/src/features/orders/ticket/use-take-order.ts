import type { Garment } from '@darzi/contract/garments.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { useState } from 'react'
import { call } from '../../../data/api.ts'
import { cacheOrder } from '../../../data/order-cache.ts'
import { readOrder, type TakeProblems } from '../draft-body.ts'
import { findSentOrder, invalidFields, type OrderForm } from '../use-order-draft.ts'

interface TakenWith {
  customerId: string
  currency: Currency
  garments: readonly Garment[]
  days: { promisedOn: string; trialOn?: string }
  /** As the ticket shows it; left out, the server reckons it. */
  rushMinor: number | undefined
  /** Opens what has to be mended. */
  onProblem: (problems: TakeProblems) => void
}

/** Checks and sends an order. It carries its own id: sent again after a lost answer, it is the same order. */
export function useTakeOrder({ draft, finish }: OrderForm, { onProblem, ...asked }: TakenWith) {
  const [problems, setProblems] = useState<TakeProblems>({ found: {} })
  const [sent, setSent] = useState(draft)
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState<Order>()
  const [standing, setStanding] = useState<Order>()

  function tell(now: TakeProblems) {
    setProblems(now)
    onProblem(now)
    focusFirstWrong()
  }
  async function take(asTyped = draft) {
    const { body, found } = readOrder(asTyped, asked)
    setSent(asTyped)
    setStanding(undefined)
    if (Object.keys(found).length > 0) return tell({ found })
    setProblems({ found })
    setBusy(true)
    try {
      const order = await call('POST /api/orders', { body })
      cacheOrder(order)
      show(order)
    } catch (error) {
      const order = await findSentOrder(error, asTyped.id)
      if (!order) return tell({ found: {}, error })
      setStanding(order)
      onProblem({ found: {} })
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

/** Frames in which a sheet opens and takes the focus to itself. */
const openingFrames = 24

/**
 * Once the marks are drawn, and the sheet with the field has opened: the first that is wrong has the focus and stands in view, and
 * its sentence is read with it. Whoever goes to another field meanwhile is left there.
 */
export function focusFirstWrong(): void {
  const over = new AbortController()
  const { signal } = over
  for (const act of ['pointerdown', 'keydown'])
    document.addEventListener(act, () => over.abort(), { capture: true, signal })
  let frames = 0
  let hasStood = false
  const look = () => {
    if (signal.aborted || frames++ > openingFrames) return over.abort()
    const dialog = document.querySelector('[role="dialog"]')
    const wrong = (dialog ?? document).querySelector<HTMLElement>(`:is(${invalidFields})`)
    const now = document.activeElement
    if (hasStood && now !== wrong && now?.matches('input, select, textarea')) return over.abort()
    hasStood = wrong !== null && wrong === now
    if (wrong && wrong !== now) {
      wrong.focus()
      wrong.closest('[data-problem]')?.scrollIntoView({ block: 'nearest' })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
