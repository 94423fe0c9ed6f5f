import { flushSync } from 'react-dom'

/**
 * Marks what is wrong in a form and goes to the first of it. The marks are drawn before, so that the field and its sentence are read
 * together: left to React, after an answer from the server those of the sending before may still stand.
 */
export function markWrong(form: HTMLElement | null | undefined, mark: () => void): void {
  flushSync(mark)
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const field = first?.matches('fieldset') ? first.querySelector<HTMLElement>('input') : first
  field?.focus()
}
