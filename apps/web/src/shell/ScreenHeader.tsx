import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { readSession } from '../data/session.ts'
import { links } from '../links.ts'
import { Mark } from '../ui/Mark.tsx'
import { useT } from '../words/use-t.ts'
import { landingOf } from './admit.ts'
import styles from './ScreenHeader.module.css'
import { useScreen } from './use-screen.ts'

interface Props {
  title: string
  /** Where back leads; without it to where the visitor came from, else to the first screen of their work. */
  backTo?: string
  /** Where it leads on a screen that was opened directly. */
  parent?: string
  /** The first screens of the shop have nowhere to go back to. */
  hasBack?: boolean
  hasHome?: boolean
  hasLogo?: boolean
  /** A line under the title. */
  children?: ReactNode
  extra?: ReactNode
}

/** The head of a screen: back, home, mark, title, and what the screen adds. */
export function ScreenHeader({
  title,
  backTo,
  parent,
  hasBack = true,
  hasHome,
  hasLogo,
  children,
  extra,
}: Props) {
  const t = useT()
  const back = useBack(backTo, parent)
  return (
    <header className={styles.header}>
      {hasBack && (
        <button type="button" className={styles.icon} aria-label={t('shell.header.back')} onClick={back}>
          <BackIcon />
        </button>
      )}
      {hasHome && (
        <Link to={links.home()} className={styles.icon} aria-label={t('shell.header.home')}>
          <HomeIcon />
        </Link>
      )}
      {hasLogo && <Mark size={36} />}
      <div className={styles.words}>
        <h1>{title}</h1>
        {children}
      </div>
      {extra && <div className={styles.extra}>{extra}</div>}
    </header>
  )
}

/** Back to the given target; otherwise back in history when there is history; otherwise to where work begins: out of a shop never. */
function useBack(backTo?: string, parent?: string): () => void {
  const navigate = useNavigate()
  const screen = useScreen()
  return () => {
    if (backTo) void navigate(backTo)
    else if (hasHistory(window.history.state)) void navigate(-1)
    else if (parent) void navigate(parent)
    else void navigate(screen?.layout === 'shop' ? landingOf(readSession()) : links.home())
  }
}

/** The router numbers the entries it makes; the first one of this tab is 0. */
function hasHistory(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** The few pictures the public pages also need, drawn here so that no icon library is loaded with them. */
const BackIcon = () => (
  <Icon>
    <path d="m14.5 5-7 7 7 7" />
  </Icon>
)
const HomeIcon = () => (
  <Icon>
    <path d="M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-5.5h4V20" />
  </Icon>
)

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
