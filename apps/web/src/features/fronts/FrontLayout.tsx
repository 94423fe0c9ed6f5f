import type { Front } from '@darzi/contract/fronts.ts'
import { useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { links } from '../../links.ts'
import { Announcer, mainId } from '../../shell/Announcer.tsx'
import { ownFront } from '../../shell/front-at.ts'
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx'
import { SchemeSwitch } from '../../shell/SchemeSwitch.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Front.module.css'
import { frontStyle } from './front-style.ts'
import { leavesFor } from './leaves-for.ts'
import { useFront } from './use-front.ts'

/** A house's frame: its own name above, one small line of Darzi's below, and nothing of the menu. */
export function FrontLayout({ slug }: { slug: string }) {
  const { front } = useFront(slug)
  const { pathname, search } = useLocation()
  const leaves = front && leavesFor(front, `${pathname}${search}`)
  useEffect(() => {
    if (leaves) window.location.replace(leaves)
  }, [leaves])
  if (leaves) return null
  return (
    <div className={styles.frame} style={front && frontStyle(front)}>
      <Announcer />
      <header className={styles.top}>
        {front && <Sign front={front} />}
        <div className={styles.tools}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Foot mainUrl={ownFront && front ? front.mainUrl : ''} />
    </div>
  )
}

function Sign({ front }: { front: Front }) {
  const { slug, name, logoUrl } = front
  return (
    <Link to={ownFront ? '/' : links.house(slug)} className={styles.sign}>
      {logoUrl && <img src={logoUrl} alt="" className={styles.logo} />}
      <span>{name}</span>
    </Link>
  )
}

/** The legal pages are those of whoever runs the server, at its own address. */
function Foot({ mainUrl }: { mainUrl: string }) {
  const t = useT()
  return (
    <footer className={styles.foot}>
      <p>
        <a href={`${mainUrl}${links.home()}`}>{t('fronts.foot.by')}</a>
      </p>
      <nav aria-label={t('fronts.foot.legal')}>
        <a href={`${mainUrl}${links.privacy()}`}>{t('fronts.foot.privacy')}</a>
        <a href={`${mainUrl}${links.terms()}`}>{t('fronts.foot.terms')}</a>
        <a href={`${mainUrl}${links.cookies()}`}>{t('fronts.foot.cookies')}</a>
      </nav>
    </footer>
  )
}
