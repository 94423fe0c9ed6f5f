import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Settings.module.css'

/** The ways from the profile to what is set up on a screen of its own. */
export function AccountSettingsCard() {
  const t = useT()
  const may = { notifications: useMay('notifications.read'), payments: useMay('payments.take') }
  const shown = (['notifications', 'payments'] as const).filter((key) => may[key])
  if (shown.length === 0) return null
  return (
    <Card title={t('settings.account.title')} aria-label={t('settings.account.title')}>
      <ul className={styles.rows}>
        {shown.map((key) => (
          <li key={key} className={styles.link}>
            <span>
              <strong>{t(`settings.account.${key}`)}</strong>
              <br />
              <span className={styles.soft}>{t(`settings.account.${key}Why`)}</span>
            </span>
            <ButtonLink
              to={links[key]()}
              aria-label={t('settings.account.manageOf', { what: t(`settings.account.${key}`) })}
            >
              {t('settings.account.manage')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
