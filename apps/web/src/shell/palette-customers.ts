import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../data/api.ts'
import { useMay } from '../data/session.ts'
import { links } from '../links.ts'
import { screenAt } from '../routes.tsx'

const none: CustomerCard[] = []
const settleMs = 120

/** The first customers that a name or some digits of a phone find; asked once the typing pauses. */
export function useFoundCustomers(words: string): { customers: CustomerCard[]; isLooking: boolean } {
  const typed = words.trim()
  const settled = useSettled(typed)
  const mayAsk = useMay('customers.read') && screenAt(links.customers()) !== undefined
  const isAsked = mayAsk && typed.length >= 2
  const found = useQuery({
    queryKey: ['customers', 'palette', settled],
    queryFn: ({ signal }) => call('GET /api/customers', { query: { q: settled, limit: 6 } }, { signal }),
    enabled: isAsked && settled.length >= 2,
    placeholderData: keepPreviousData,
  })
  return {
    customers: (isAsked && found.data?.rows) || none,
    isLooking: isAsked && (settled !== typed || found.isFetching),
  }
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), settleMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
