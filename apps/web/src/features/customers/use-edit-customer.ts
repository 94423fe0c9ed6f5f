import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { queries } from '../../data/queries.ts'
import { useSession } from '../../data/session.ts'
import { useShopDay } from '../../data/shop-day.ts'
import { links } from '../../links.ts'
import { justSaved } from '../../shell/just-saved.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { useT } from '../../words/use-t.ts'
import { checkDraft } from './check-draft.ts'
import { cacheCustomer } from './customer-cache.ts'
import { editCustomer } from './customer-commands.ts'
import { type CustomerDraft, draftOf } from './customer-draft.ts'
import { customerQuery } from './customer-queries.ts'
import { editBody } from './draft-body.ts'
import type { FormProblems } from './form-problems.ts'
import { uploadPhoto } from './upload-photo.ts'
import type { useDraft } from './use-draft.ts'

export type PhotoChange = File | 'removed' | undefined

interface Editing {
  kept: ReturnType<typeof useDraft>
  customer: Customer
  photo: PhotoChange
}

/** Saves the changed fields with the version they were read in; a record changed meanwhile is shown to choose from. */
export function useEditCustomer({ kept, customer, photo }: Editing) {
  const t = useT()
  const navigate = useNavigate()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const today = useShopDay()
  const [problems, setProblems] = useState<FormProblems>({ found: {} })
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<number>()
  /** The record as another member left it, while it is being settled which words stay. */
  const [theirs, setTheirs] = useState<Customer>()

  async function send(base: CustomerDraft, draft: CustomerDraft, version: number | undefined) {
    const found = checkDraft(draft, { currency, today })
    setProblems({ found })
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const body = editBody(base, draft, currency)
      if (Object.keys(body).length > 0) await editCustomer(customer.id, { ...body, version })
      await savePhoto(customer.id, photo, setProgress)
      kept.finish()
      toastDone(t('customers-form.page.saved', { name: draft.name.trim() }))
      await navigate(links.customer(customer.id), { state: justSaved, replace: true })
    } catch (error) {
      if (isMeanwhile(error))
        setTheirs(await queries.fetchQuery({ ...customerQuery(customer.id), staleTime: 0 }))
      else setProblems({ found: {}, error })
    } finally {
      setBusy(false)
      setProgress(undefined)
    }
  }

  return {
    problems,
    isBusy,
    progress,
    theirs,
    save: () => send(kept.base, kept.draft, kept.version),
    settle: (draft: CustomerDraft) => {
      kept.change(draft)
      setTheirs(undefined)
      return theirs ? send(draftOf(theirs), draft, theirs.version) : undefined
    },
    stopSettling: () => setTheirs(undefined),
  }
}

async function savePhoto(id: string, photo: PhotoChange, onProgress: (share: number) => void): Promise<void> {
  if (photo === 'removed') cacheCustomer(await call('DELETE /api/customers/:id/photo', { params: { id } }))
  else if (photo) await uploadPhoto({ id, photo, onProgress })
}

const isMeanwhile = (error: unknown) =>
  error instanceof ProblemError && error.code === 'customers.changedMeanwhile'
