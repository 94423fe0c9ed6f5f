import type { ApiReply } from '@darzi/contract/api.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Losses.module.css'

export type Deletion = ApiReply<'GET /api/account/deletion'>

/** What a deleted account takes along, and what the law keeps. */
export function Losses({ deletion: { scans, sentToShops, shops } }: { deletion: Deletion }) {
  const t = useT()
  return (
    <div className={styles.losses}>
      <p>{t('accounts.delete.goes')}</p>
      <ul>
        <li>{t('accounts.delete.goesAccount')}</li>
        <li>{t('accounts.delete.goesScans', { count: scans })}</li>
        {shops.map(({ id, name, isLastOwner }) => (
          <li key={id}>
            {t(isLastOwner ? 'accounts.delete.goesShop' : 'accounts.delete.goesPlace', { shop: name })}
          </li>
        ))}
      </ul>
      <p>{t('accounts.delete.stays')}</p>
      <ul>
        <li>{t('accounts.delete.staysBook')}</li>
        {sentToShops > 0 && <li>{t('accounts.delete.staysSent', { count: sentToShops })}</li>}
      </ul>
    </div>
  )
}
