import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, buttonClass } from '../ui/Button.tsx'

interface Props extends ComponentProps<typeof Link> {
  kind?: ButtonKind
  isLarge?: boolean
  icon?: ReactNode
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ kind, isLarge, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass({ kind, isLarge }, className)}>
      {icon}
      {children}
    </Link>
  )
}
