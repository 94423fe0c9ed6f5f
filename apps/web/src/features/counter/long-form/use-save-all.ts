import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { useRef, useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { useSession } from '../../../data/session.ts'
import { useShopDay } from '../../../data/shop-day.ts'
import { addBody, checkDraft } from '../../customers/api.ts'
import type { OrderDraft } from '../../orders/api.ts'
import { type AllProblems, isAnyWrong, noProblems } from './all-problems.ts'
import { peopleOf, withPeople } from './form-people.ts'
import type { Saved } from './send-form.ts'
import { StepRefused, sendForm } from './send-form.ts'
import type { LongForm } from './use-long-form.ts'

interface Asked {
  withRest: boolean
  /** The order to send, where the form does not hold it yet. */
  orderDraft?: OrderDraft
}

/** Checks everything first, then sends step by step: what one step wrote stands, and saving again goes on behind it. */
export function useSaveAll(form: LongForm, onSaved: (saved: Saved) => void) {
  const currency = useSession().shop?.currency ?? defaultCurrency
  const today = useShopDay()
  const [problems, setProblems] = useState<AllProblems>(noProblems)
  const [isBusy, setBusy] = useState(false)
  const [standing, setStanding] = useState<Saved>()
  const keyFor = useKeyOfContent()
  const { draft } = form.kept

  async function send({ withRest, orderDraft = form.order.draft }: Asked) {
    const sizes = withRest && form.hasSizes ? await readLazily.sizes(form) : undefined
    const people = peopleOf(draft, '')
    const order =
      withRest && form.hasOrder
        ? await readLazily.order(withPeople(orderDraft, people), { currency, today })
        : undefined
    const customer = { found: checkDraft(draft, { currency, today }) }
    const found = {
      customer,
      sizes: sizes?.problems ?? noProblems.sizes,
      order: { found: order?.found ?? {} },
    }
    if (isAnyWrong(found)) return setProblems(found)
    setProblems(noProblems)
    const body = addBody(draft, currency)
    const steps = { sizesFor: sizes?.bodyFor, orderFor: order?.bodyFor, onSaved: form.markSaved }
    const saved = await sendForm({ customer: body, idempotencyKey: keyFor(body), ...steps })
    show(saved)
  }
  function show(saved: Saved) {
    form.finish()
    onSaved(saved)
  }

  async function save(asked: Asked = { withRest: true }) {
    setBusy(true)
    setStanding(undefined)
    try {
      await send(asked)
    } catch (error) {
      if (error instanceof StepRefused) setStanding(error.standing)
      setProblems(error instanceof StepRefused ? error.problems : { ...noProblems, error })
    } finally {
      setBusy(false)
    }
  }
  return { problems, isBusy, standing, save, show }
}

/** Whoever adds only a customer fetches nothing of this. */
const readLazily = {
  sizes: async (form: LongForm) => (await import('./read-sizes.ts')).readSizes(form),
  order: async (...asked: Parameters<typeof import('./read-order.ts').readFormOrder>) =>
    (await import('./read-order.ts')).readFormOrder(...asked),
}

/** The same content has the same key; other content is another write. */
function useKeyOfContent() {
  const last = useRef<{ text: string; key: string }>(undefined)
  return (body: unknown): string => {
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: newId() }
    return last.current.key
  }
}
