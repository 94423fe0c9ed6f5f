import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { askSession, readSession, useSession } from '../data/session.ts'
import { links } from '../links.ts'
import { buttonClass } from '../ui/Button.tsx'
import { useT } from '../words/use-t.ts'
import { landingOf } from './admit.ts'
import { Brand } from './Brand.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './PublicNavigation.module.css'
import { SchemeSwitch } from './SchemeSwitch.tsx'

/** The top of the public pages; at a phone the links stand behind one button. */
export function PublicNavigation() {
  const t = useT()
  const { isOpen, setOpen, button } = useMenu()
  const { pathname } = useLocation()
  const menu = ofTheSite.includes(pathname) ? menuOfTheSite : menuOfTheWearer
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand to={links.home()} />
        <nav id="public-menu" className={styles.menu} data-open={isOpen} aria-label={t('shell.nav.label')}>
          {menu.map((item) => (
            <NavLink key={item.to} to={item.to} end className={styles.link}>
              {t(item.label)}
            </NavLink>
          ))}
          <SignIn />
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <SchemeSwitch />
          <button
            ref={button}
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls="public-menu"
            onClick={() => setOpen(!isOpen)}
          >
            <span className="onlyRead">{t('shell.nav.menu')}</span>
            <span className={styles.lines} aria-hidden="true" />
          </button>
        </div>
      </div>
      <div className="tape" aria-hidden="true" />
    </header>
  )
}

/** The menu closes after navigation and at Escape, and gives the focus back to its button. */
function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, told by its key, is what closes the menu
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!isOpen) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  return { isOpen, setOpen, button }
}

function SignIn() {
  const t = useT()
  const session = useSession()
  useEffect(() => {
    if (readSession().user) void askSession()
  }, [])
  const [to, label] = session.user
    ? [landingOf(session), 'shell.nav.open']
    : [links.login(), 'shell.nav.signIn']
  return (
    <Link to={to} className={buttonClass({ kind: 'primary' }, styles.signIn)}>
      {t(label)}
    </Link>
  )
}

/** The pages that tell tailors and houses about Darzi have the menu of the site, all others that of whoever wears the clothes. */
const ofTheSite: readonly string[] = [
  links.forTailors(),
  links.howItWorks(),
  links.pricing(),
  links.features(),
  links.about(),
  links.services(),
  links.contact(),
  links.fashionHouses(),
]

const menuOfTheSite = [
  { to: links.home(), label: 'shell.nav.home' },
  { to: links.forTailors(), label: 'shell.nav.forTailors' },
  { to: links.howItWorks(), label: 'shell.nav.howItWorks' },
  { to: links.pricing(), label: 'shell.nav.pricing' },
  { to: links.features(), label: 'shell.nav.features' },
  { to: links.about(), label: 'shell.nav.about' },
  { to: links.services(), label: 'shell.nav.services' },
  { to: links.contact(), label: 'shell.nav.contact' },
]

const menuOfTheWearer = [
  { to: links.home(), label: 'shell.nav.home' },
  { to: links.findTailors(), label: 'shell.nav.findTailors' },
  { to: links.upload(), label: 'shell.nav.measure' },
  { to: links.shop(), label: 'shell.nav.shop' },
  { to: links.tryOn(), label: 'shell.nav.tryOn' },
  { to: links.trackOrder(), label: 'shell.nav.track' },
  { to: links.howItWorks(), label: 'shell.nav.howItWorks' },
  { to: links.forTailors(), label: 'shell.nav.forTailors' },
]
