import { flushSync } from 'react-dom'

/** A field that is marked as wrong, or the button that leaves out what is offered no more. */
export const invalidFields = '[aria-invalid="true"], [data-mends]'
const fields = 'summary, input, select, textarea'

/**
 * Puts right what was wrong here, with which its own button goes away. The focus goes on to the next that is wrong in the
 * form, else to the field that follows.
 */
export function fixAndFocusNext(here: HTMLElement, fix: () => void): void {
  const form = here.closest('form') ?? document.body
  const follows = (field: HTMLElement) =>
    (here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = [...form.querySelectorAll<HTMLElement>(fields)].find(follows)
  flushSync(fix)
  const wrong = [...form.querySelectorAll<HTMLElement>(invalidFields)]
  const isBehind = (field: HTMLElement) =>
    next && (next.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING) === 0
  const onward = wrong.find(isBehind) ?? wrong[0] ?? next
  onward?.focus()
}
