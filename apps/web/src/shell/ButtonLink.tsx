import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { type ButtonKind, buttonClass } from '../ui/Button.tsx'

interface Props {
  to: To
  kind?: ButtonKind
  isLarge?: boolean
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ to, kind, isLarge, icon, className, children }: Props) {
  return (
    <Link to={to} className={buttonClass({ kind, isLarge }, className)}>
      {icon}
      {children}
    </Link>
  )
}
