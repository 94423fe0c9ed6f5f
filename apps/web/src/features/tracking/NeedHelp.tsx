import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Tracking.module.css'

interface Props {
  shop: { name: string; phone?: string | undefined; address?: string | undefined } | undefined
}

/** Whom to ask: the shop itself, where it is known; else where its number stands. */
export function NeedHelp({ shop }: Props) {
  const t = useT()
  return (
    <aside className={styles.help} aria-labelledby="need-help">
      <h2 id="need-help">{t('tracking.help.title')}</h2>
      {shop ? (
        <>
          <p className={styles.shopName}>{shop.name}</p>
          {shop.address && <p className={styles.address}>{shop.address}</p>}
          {shop.phone ? (
            <a className={buttonClass({ kind: 'quiet' })} href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>
              {t('tracking.help.call', { phone: shop.phone })}
            </a>
          ) : (
            <p>{t('tracking.help.onSlip')}</p>
          )}
        </>
      ) : (
        <>
          <p>{t('tracking.help.onSlip')}</p>
          <ButtonLink to={links.contact()}>{t('tracking.help.contact')}</ButtonLink>
        </>
      )}
    </aside>
  )
}
