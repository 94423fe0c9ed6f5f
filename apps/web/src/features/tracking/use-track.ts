import type { ApiReply } from '@darzi/contract/api.ts'
import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { call } from '../../data/api.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { useT } from '../../words/use-t.ts'

export interface Found extends ApiReply<'GET /api/orders/track'> {
  phone: string
}

/** The phone to look for again when somebody comes back from an order they opened; it ends with the page. */
let toFindAgain: string | undefined

/** Before an order of this phone is opened. */
export function findAgain(phone: string): void {
  toFindAgain = phone
}

function takeFindAgain(): string | undefined {
  const phone = toFindAgain
  toFindAgain = undefined
  return phone
}

/** What the tracking page asked for and was told. The phone never stands in the address: others may read that. */
export function useTrack() {
  const t = useT()
  const isBack = useNavigationType() === NavigationType.Pop
  const [begun] = useState(() => {
    const phone = takeFindAgain()
    return isBack ? phone : undefined
  })
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState<string>()
  const [isSearching, setSearching] = useState(false)

  async function search(phone: string) {
    if (phone.trim() === '') return setProblem(t('tracking.search.noPhone'))
    setSearching(true)
    setProblem(undefined)
    try {
      setFound({ ...(await call('GET /api/orders/track', { query: { phone } })), phone })
    } catch (error) {
      setFound(undefined)
      setProblem(sentenceFor(error))
    } finally {
      setSearching(false)
    }
  }

  /** No answer is another trouble than an answer that says no; too many tries are told as such. */
  function sentenceFor(error: unknown) {
    if (!(error instanceof ProblemError) || error.isOffline) return t('tracking.search.broken')
    return error.status === 429 ? problemSentence(error, t) : t('tracking.search.refused')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (begun) void search(begun)
  }, [])

  return { begun, found, problem, isSearching, search }
}
