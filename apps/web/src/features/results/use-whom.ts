import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'

/** Somebody of the shop's book. */
export interface Whom {
  personId: string
  name: string
  customerId: string
}

/** By their id; undefined asks for nobody. */
export function useWhom(personId: string | undefined): { whom?: Whom; problem?: unknown } {
  const [found, setFound] = useState<{ whom?: Whom; problem?: unknown }>({})
  useEffect(() => {
    setFound({})
    if (personId === undefined) return
    let isLeft = false
    call('GET /api/people/:id/measurements', { params: { id: personId } }).then(
      ({ person, customer }) =>
        !isLeft && setFound({ whom: { personId, name: person.name, customerId: customer.id } }),
      (problem: unknown) => !isLeft && setFound({ problem }),
    )
    return () => {
      isLeft = true
    }
  }, [personId])
  return found
}
