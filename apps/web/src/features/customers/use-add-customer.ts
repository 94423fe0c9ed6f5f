import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { useSession } from '../../data/session.ts'
import { checkDraft } from './check-draft.ts'
import { askListsAgain, keepCustomer } from './customer-cache.ts'
import { addBody } from './draft-body.ts'
import type { FormProblems } from './form-problems.ts'
import { useShopDay } from './shop-day.ts'
import type { useDraft } from './use-draft.ts'

/** Checks and sends a new record. Sending the same again is the same write, so an answer lost on the way does no harm. */
export function useAddCustomer(
  { draft, forget }: ReturnType<typeof useDraft>,
  onAdded: (customer: Customer) => void,
) {
  const currency = useSession().shop?.currency ?? defaultCurrency
  const today = useShopDay()
  const [problems, setProblems] = useState<FormProblems>({ found: {} })
  const [isBusy, setBusy] = useState(false)
  const keyFor = useKeyOfContent()

  async function save() {
    const found = checkDraft(draft, { currency, today })
    setProblems({ found })
    if (Object.keys(found).length > 0) return
    const body = addBody(draft, currency)
    setBusy(true)
    try {
      const customer = await call('POST /api/customers', { body }, { idempotencyKey: keyFor(body) })
      forget()
      keepCustomer(customer)
      askListsAgain(customer.id)
      onAdded(customer)
    } catch (refusal) {
      setProblems({ found: {}, refusal })
    } finally {
      setBusy(false)
    }
  }
  return { problems, isBusy, save }
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
