import type { ApiReply } from '@darzi/contract/api.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'

type Person = ApiReply<'GET /api/customers/:id'>['people'][number]
export interface FoundPerson extends Pick<Person, 'id' | 'name'> {
  customer: string
  number: string
}

const settleMs = 250
const most = 5

/** The people under the customers these words or digits mean, the family with them; none while nothing is typed. */
export function useFoundPeople(words: string) {
  const [people, setPeople] = useState<readonly FoundPerson[]>([])
  const [problem, setProblem] = useState<unknown>()
  const q = words.trim()
  useEffect(() => {
    setProblem(undefined)
    if (q === '') return setPeople([])
    let isLeft = false
    const settled = setTimeout(() => {
      peopleOf(q).then(
        (found) => !isLeft && setPeople(found),
        (refused) => !isLeft && setProblem(refused),
      )
    }, settleMs)
    return () => {
      isLeft = true
      clearTimeout(settled)
    }
  }, [q])
  return { people, problem }
}

async function peopleOf(q: string): Promise<FoundPerson[]> {
  const { rows } = await call('GET /api/customers', { query: { q, limit: most } })
  const records = await Promise.all(rows.map(({ id }) => call('GET /api/customers/:id', { params: { id } })))
  return records.flatMap(({ name: customer, number, people }) =>
    people.map(({ id, name }) => ({ id, name, customer, number })),
  )
}
