import { Outlet } from 'react-router'
import { Announcer, mainId } from './Announcer.tsx'
import styles from './ShopLayout.module.css'
import { WorkProviders } from './WorkProviders.tsx'

/** The screens of work. */
export default function ShopLayout() {
  return (
    <WorkProviders>
      <Announcer />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </WorkProviders>
  )
}
