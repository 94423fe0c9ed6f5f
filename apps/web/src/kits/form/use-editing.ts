import { useState } from 'react'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { useT } from '../../words/use-t.ts'

/** By field, as the server names them (`addOns.0.priceMinor`): the words key of what is wrong, and its params. */
export type FieldProblems = Readonly<
  Record<string, { key: string; params?: Record<string, string | number> }>
>

/** A record being changed: what it began with stays its ground, whatever others save meanwhile. */
export function useEditing<Entity>(entity: Entity) {
  const t = useT()
  const [ground, setGround] = useState(entity)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const hasProblems = Object.keys(problems).length > 0

  function begin(next: Entity) {
    setGround(next)
    setProblems({})
    setError(undefined)
  }

  /** Marks what cannot be sent; whether it may be. */
  function check(found: FieldProblems): boolean {
    setProblems(found)
    setError(undefined)
    return Object.keys(found).length === 0
  }

  async function during(work: () => Promise<void>) {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (error) {
      setError(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    ground,
    problems,
    isBusy,
    begin,
    check,
    during,
    errorAt(field: string): string | undefined {
      const own = problems[field]
      return own ? t(own.key, own.params) : fieldSentence(error, field, t)
    },
    /** Why it was not saved; the fields it speaks of are marked. */
    problem:
      error === undefined
        ? hasProblems
          ? t('problems.request.invalid')
          : undefined
        : problemSentence(error, t),
  }
}
