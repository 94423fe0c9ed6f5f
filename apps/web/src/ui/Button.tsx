import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'

export type ButtonKind = 'primary' | 'quiet' | 'plain' | 'danger'

interface Look {
  kind?: ButtonKind
  isLarge?: boolean
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ kind = 'quiet', isLarge }: Look, also?: string): string {
  return [styles.button, styles[kind], isLarge && styles.large, also].filter(Boolean).join(' ')
}

interface Props extends Look, ComponentProps<'button'> {
  icon?: ReactNode
  /** While its work runs the button is disabled and a thread winds. */
  isBusy?: boolean
}

/** A screen has at most one `primary` button: what it is for. */
export function Button({ kind, isLarge, icon, isBusy, className, children, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, isLarge }, className)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <span className={styles.thread} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}
