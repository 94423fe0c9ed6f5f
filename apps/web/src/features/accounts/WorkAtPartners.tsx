import { useT } from '../../words/use-t.ts'
import styles from './Losses.module.css'
import type { Deletion } from './Losses.tsx'

type Work = Deletion['shops'][number]['atPartners']

/** What becomes of the orders that partners have of a house which is closed. */
export function WorkAtPartners({ calledOff, staying }: Work) {
  const t = useT()
  return (
    <>
      {calledOff > 0 && <p>{t('accounts.delete.calledOffAtPartners', { count: calledOff })}</p>}
      {staying.length > 0 && (
        <div className={styles.losses}>
          <p>{t('accounts.delete.staysAtPartners')}</p>
          <ul>
            {staying.map(({ number, tailor }) => (
              <li key={`${number} ${tailor}`}>{t('accounts.delete.orderAtPartner', { number, tailor })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
