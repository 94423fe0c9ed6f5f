import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { SiteFooter } from '../features/site/api.ts'
import { Announcer, mainId } from './Announcer.tsx'
import { frontAt } from './front-at.ts'
import styles from './PublicLayout.module.css'
import { PublicNavigation } from './PublicNavigation.tsx'

/** Fetched only by a browser that allowed it (features/translate/consent.ts). */
const TranslateWidget = lazy(async () => ({
  default: (await import('../features/translate/api.ts')).TranslateWidget,
}))

/** A house's own name stands in place of ours. */
const FrontLayout = lazy(async () => (await import('../features/fronts/api.ts')).loadFrontLayout())

/** The public pages. Neither the component library nor the query cache may be imported from here. */
export default function PublicLayout() {
  const { pathname, search } = useLocation()
  const front = frontAt(pathname, search)
  if (front)
    return (
      <Suspense>
        <FrontLayout slug={front} />
      </Suspense>
    )
  return (
    <div className={styles.page}>
      <Announcer />
      <PublicNavigation />
      {document.cookie.includes('translate=on') && (
        <Suspense>
          <TranslateWidget />
        </Suspense>
      )}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter year={new Date().getFullYear()} />
    </div>
  )
}
