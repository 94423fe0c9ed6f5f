import type { ApiReply } from '@darzi/contract/api.ts'
import type { MeasuredValue, ShopField } from '@darzi/contract/measurements.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { useT } from '../../words/use-t.ts'
import { meaningOf } from './entries.ts'
import { measuredName } from './field-words.ts'
import type { AskedField } from './measured-fields.ts'
import { carriedValues, recordBody, refusedFields, saveMeasuring } from './save-measuring.ts'
import type { useMeasuring } from './use-measuring.ts'

interface Saved {
  found: ApiReply<'GET /api/people/:id/measurements'>
  typing: ReturnType<typeof useMeasuring>
  fields: readonly AskedField[]
  own: readonly ShopField[]
  last: readonly MeasuredValue[]
  /** The garment that was measured. */
  garment: string | undefined
}

const none: ReadonlyMap<string, string> = new Map()

/** Saves what was typed as the next version. What was not measured anew is taken over, unless that is switched off. */
export function useSaving({ found, typing, fields, own, last, garment }: Saved) {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isCarrying, setCarrying] = useState(true)
  const { measuring } = typing
  const others = carriedValues(last, measuring, own)
  const carried = isCarrying ? others : []
  const body = recordBody({ personId: found.person.id, measuring, fields, own, garment, carried })
  const typed = body.values.length - carried.length
  const write = useMutation({
    mutationFn: saveMeasuring,
    onSuccess: (record) => {
      typing.finish()
      toastDone(t('measurements.save.done', { name: measuredName(record, t), version: record.version }))
      void navigate(wayBack(search.get('back')) ?? links.measurementRecord(record.id, record.customer.id), {
        replace: true,
      })
    },
  })
  const refused = write.error ? refusedFields(write.error, write.variables ?? body) : none
  return {
    typed,
    others,
    isCarrying,
    setCarrying,
    refused,
    isBusy: write.isPending,
    /** Fields whose text is no size: they are marked, and nothing is sent. */
    unread: fields.filter((field) => isRefused(field, measuring.entries[field.key])),
    problem: write.error ? problemSentence(write.error, t) : undefined,
    save: () => write.mutate(body),
  }
}
export type Saving = ReturnType<typeof useSaving>

function isRefused(...[field, entry]: Parameters<typeof meaningOf>): boolean {
  const meant = meaningOf(field, entry)
  return meant !== undefined && 'refused' in meant
}

/** Only a way inside the shop: an address of another site is none. */
const wayBack = (back: string | null) => (back && /^\/[a-z]/.test(back) ? back : undefined)
