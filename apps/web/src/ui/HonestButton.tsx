import { type ComponentProps, type FocusEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './HonestButton.module.css'

interface Props extends ComponentProps<typeof Button> {
  /** Why this cannot be done now, and who can; the button then does nothing but say so. */
  reason?: string
}

/** A button that, when it cannot act, stays reachable and tells why: by pointer, by focus, by touch, to a reader. */
export function HonestButton({ reason, onClick, ...rest }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const { button, onFocus, onBlur } = useRestoredFocus(rest, reason !== undefined)
  if (!reason) return <Button {...button} onClick={onClick} onFocus={onFocus} onBlur={onBlur} />
  const show = () => setShown(true)
  const hide = () => setShown(false)
  return (
    <span className={styles.place}>
      <Button
        {...button}
        type="button"
        aria-disabled="true"
        aria-describedby={id}
        onClick={show}
        onFocus={(event) => {
          onFocus(event)
          show()
        }}
        onBlur={(event) => {
          onBlur(event)
          hide()
        }}
        onMouseEnter={show}
        onMouseLeave={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      />
      <span id={id} role="tooltip" className={styles.reason} data-shown={isShown}>
        {reason}
      </span>
    </span>
  )
}

/** With its reason the button stands in another place of the tree: whoever stood on it when the reason came or went still does. */
function useRestoredFocus({ onFocus, onBlur, ...rest }: ComponentProps<typeof Button>, isHeld: boolean) {
  const own = useId()
  const id = rest.id ?? own
  const hasFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the reason comes or goes
  useLayoutEffect(() => {
    if (hasFocus.current) document.getElementById(id)?.focus()
  }, [isHeld])
  return {
    button: { ...rest, id },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      hasFocus.current = true
      onFocus?.(event)
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      hasFocus.current = false
      onBlur?.(event)
    },
  }
}
