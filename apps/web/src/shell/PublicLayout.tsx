import { Outlet } from 'react-router'
import { SiteFooter } from '../features/site/api.ts'
import { Announcer, mainId } from './Announcer.tsx'
import styles from './PublicLayout.module.css'
import { PublicNavigation } from './PublicNavigation.tsx'

/** The public pages. Neither the component library nor the query cache may be imported from here. */
export default function PublicLayout() {
  return (
    <div className={styles.page}>
      <Announcer />
      <PublicNavigation />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter year={new Date().getFullYear()} />
    </div>
  )
}
