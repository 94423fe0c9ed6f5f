import { useEffect, useRef } from 'react'
import type { GarmentForm } from './use-garment-form.ts'

/** After a refused save the first marked field has the focus. */
export function useFirstProblem({ hasProblems, error, isBusy }: GarmentForm) {
  const form = useRef<HTMLFormElement>(null)
  const isMarked = !isBusy && (hasProblems || error !== undefined)
  useEffect(() => {
    if (isMarked) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isMarked])
  return form
}
