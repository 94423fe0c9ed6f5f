import { type ComponentProps, useId, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './HonestButton.module.css'

interface Props extends ComponentProps<typeof Button> {
  /** Why this cannot be done now, and who can; the button then does nothing but say so. */
  reason?: string
}

/** A button that, when it cannot act, stays reachable and tells why: by pointer, by focus, by touch, to a reader. */
export function HonestButton({ reason, onClick, ...button }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  if (!reason) return <Button {...button} onClick={onClick} />
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
        onFocus={show}
        onBlur={hide}
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
