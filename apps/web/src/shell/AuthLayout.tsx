import { Outlet } from 'react-router'
import { Announcer, mainId } from './Announcer.tsx'
import styles from './AuthLayout.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { WorkProviders } from './WorkProviders.tsx'

/** The screens before the shop: signing in, registering, an invitation. Each brings its own header. */
export default function AuthLayout() {
  return (
    <WorkProviders>
      <div className={styles.page}>
        <Announcer />
        <header className={styles.tools}>
          <LanguageSwitch />
          <SchemeSwitch />
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </WorkProviders>
  )
}
