import type { ApiReply } from '@darzi/contract/api.ts'
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { useSession } from '../../data/session.ts'
import { loadSaved, useSaved } from '../shop-collection/api.ts'

export type TriedOn = ApiReply<'GET /api/try-ons'>['tryOns'][number]

/**
 * What was kept for later: garments that were saved, here or in the account, and what the account tried on before. `told` counts
 * what the account was told of meanwhile.
 */
export function useForLater(told: number) {
  const { user } = useSession()
  const [problem, setProblem] = useState<unknown>()
  const { ids, toggle } = useSaved(setProblem)
  const [items, setItems] = useState<readonly CollectionItem[]>([])
  const [tried, setTried] = useState<readonly TriedOn[]>([])

  useEffect(() => {
    if (ids.size === 0) return setItems([])
    return unlessLeft(loadSaved(), setItems, setProblem)
  }, [ids])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each telling adds to the list
  useEffect(() => {
    if (!user) return setTried([])
    return unlessLeft(call('GET /api/try-ons'), ({ tryOns }) => setTried(tryOns), setProblem)
  }, [user?.id, told])

  async function forget({ id }: TriedOn) {
    setProblem(undefined)
    await call('DELETE /api/try-ons/:id', { params: { id } }).then(
      () => setTried((all) => all.filter((each) => each.id !== id)),
      setProblem,
    )
  }
  return { saved: items.filter(({ id }) => ids.has(id)), tried, problem, unsave: toggle, forget }
}

function unlessLeft<T>(asked: Promise<T>, onCame: (found: T) => void, onFailed: (error: unknown) => void) {
  let isLeft = false
  asked.then(
    (found) => !isLeft && onCame(found),
    (error: unknown) => !isLeft && onFailed(error),
  )
  return () => {
    isLeft = true
  }
}
