import { ChevronRight, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { apiLinks } from '../../api-links.ts'
import { useMay, useSession } from '../../data/session.ts'
import { houseLinks } from '../../house-links.ts'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useHasUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { AdvancedActs, BackupCard } from '../backup/api.ts'
import { BlockedWordsCard } from '../conversations/api.ts'
import { PlanCard } from '../plans/api.ts'
import { ShopCard } from '../shops/api.ts'
import { BadgeLoss } from '../verifications/api.ts'
import { DisplayCard } from './DisplayCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { PhotoRetentionCard } from './PhotoRetentionCard.tsx'
import styles from './Settings.module.css'

/** Settings & Language: what the shop is, how it is shown, and its backups; the gear opens what is seldom needed. */
export default function SettingsPage() {
  const t = useT()
  const [isAdvanced, setAdvanced] = useState(false)
  const hasUnsaved = useHasUnsavedForm()
  const mayBackUp = useMay('shop.backup')
  const mayWrite = useMay('shop.write')
  return (
    <>
      <ScreenHeader
        title={t('settings.page.title')}
        backTo={links.tailorDashboard()}
        extra={
          mayWrite && (
            <Button
              icon={<Settings2 size={20} aria-hidden="true" />}
              aria-expanded={isAdvanced}
              aria-controls="advanced"
              onClick={() => setAdvanced(!isAdvanced)}
            >
              {t('settings.page.advanced')}
            </Button>
          )
        }
      />
      <UnsavedGuard isDirty={hasUnsaved} />
      <div className={styles.settings}>
        <div id="advanced" hidden={!isAdvanced}>
          {isAdvanced && (
            <Card title={t('settings.page.advanced')} aria-label={t('settings.page.advanced')}>
              <AdvancedActs />
            </Card>
          )}
        </div>
        <LanguageCard />
        <ShopCard beforeSaving={(typed) => <BadgeLoss {...typed} />} />
        <PlanCard />
        <DisplayCard />
        <MoreCard />
        {mayWrite && <BlockedWordsCard />}
        {mayWrite && <PhotoRetentionCard />}
        {mayBackUp && <BackupCard />}
      </div>
    </>
  )
}

/** Settings that have a screen of their own. */
function MoreCard() {
  const t = useT()
  const session = useSession()
  const may = {
    hours: useMay('calendar.setUp'),
    garments: useMay('orders.read'),
    stages: useMay('garments.write'),
    fields: useMay('garments.write'),
    notifications: useMay('notifications.write'),
    houses: useMay('house.read') && session.shop?.kind === 'tailor',
    api: useMay('api.manage'),
    profile: true,
  }
  const screens = [
    ['hours', links.calendarSettings()],
    ['garments', links.garments()],
    ['stages', links.stages()],
    ['fields', links.measurementFields()],
    ['notifications', links.notifications({ tab: 'settings' })],
    ['houses', houseLinks.ownHouses()],
    ['api', apiLinks.keys()],
    ['profile', links.profile()],
  ] as const
  return (
    <Card title={t('settings.more.title')} aria-label={t('settings.more.title')}>
      <ul className={styles.rows}>
        {screens
          .filter(([key]) => may[key])
          .map(([key, to]) => (
            <li key={key}>
              <Link to={to} className={styles.link}>
                <span>
                  <strong>{t(`settings.more.${key}`)}</strong>
                  <br />
                  <span className={styles.soft}>{t(`settings.more.${key}Why`)}</span>
                </span>
                <ChevronRight size={20} aria-hidden="true" />
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  )
}
