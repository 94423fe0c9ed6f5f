/** What is typed on the way to a screen that begins with typing: held until its field has the focus, then put there. */
import { isInsideField } from './shortcuts.ts'

/** Longer than any screen takes to come; what is typed after that was meant for something else. */
const longestMs = 4_000

let stop: (() => void) | undefined

/** Holds what is typed from now on until a field has the focus, a pointer goes down, Escape is pressed or one goes back. */
export function holdKeys(): void {
  stop?.()
  let held = ''
  function onKeyDown(event: KeyboardEvent) {
    if (isInsideField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') return end()
    if (event.key === 'Backspace') held = held.slice(0, -1)
    else if (event.key.length === 1) held += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  function onFocus({ target }: FocusEvent) {
    if (!isTypedInto(target)) return
    end()
    // Its own screen has to be there to hear of it.
    if (held) setTimeout(() => typeInto(target, held))
  }
  function end() {
    clearTimeout(timer)
    document.removeEventListener('keydown', onKeyDown, true)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', end)
    window.removeEventListener('popstate', end)
    stop = undefined
  }
  const timer = setTimeout(end, longestMs)
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', end)
  window.addEventListener('popstate', end)
  stop = end
}

/** The same from a tap on a link to one of these paths on; answers how to leave off. */
export function holdOnLinks(paths: readonly string[]): () => void {
  function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && paths.includes(link.pathname) && !ctrlKey && !metaKey && !shiftKey) holdKeys()
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

const isTypedInto = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ['text', 'search', 'tel'].includes(target.type) && !target.readOnly

/** Before what stands there: that was typed later. */
function typeInto(field: HTMLInputElement, held: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(field, held + field.value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
