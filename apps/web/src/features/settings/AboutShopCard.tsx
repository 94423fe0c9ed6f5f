import type { ShopProfile } from '@darzi/contract/settings.ts'
import { linkKinds } from '@darzi/tailoring/shops/profile-limits.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Settings.module.css'
import { useProfile } from './settings-data.ts'

const AboutShopForm = lazy(() => import('./AboutShopForm.tsx').then((it) => ({ default: it.AboutShopForm })))

/** Where the shop is, since when, what it is good at: read first, changed on demand. */
export function AboutShopCard() {
  const t = useT()
  const mayRead = useMay('shop.read')
  const mayWrite = useMay('shop.write')
  const { data: profile, error, refetch } = useProfile()
  const [isEditing, setEditing] = useState(false)
  if (!mayRead) return null
  const edit = (
    <HonestButton
      icon={<Pencil size={18} aria-hidden="true" />}
      reason={mayWrite ? undefined : t('profile.edit.onlyManagers')}
      onClick={() => setEditing(true)}
    >
      {t('settings.profile.edit')}
    </HonestButton>
  )
  function onSaved() {
    setEditing(false)
    toastDone(t('profile.edit.saved'))
  }
  return (
    <Card
      title={t('settings.profile.title')}
      aria-label={t('settings.profile.title')}
      actions={profile && !isEditing && edit}
    >
      {!profile && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!profile && !error && <SkeletonRows rows={3} rowHeight={56} />}
      {profile && isEditing && (
        <Suspense fallback={<SkeletonRows rows={5} rowHeight={56} />}>
          <AboutShopForm profile={profile} onSaved={onSaved} onCancel={() => setEditing(false)} />
        </Suspense>
      )}
      {profile && !isEditing && <Facts profile={profile} />}
    </Card>
  )
}

function Facts({ profile }: { profile: ShopProfile }) {
  const t = useT()
  const { city, state, pincode, experienceYears: years, about, specialties, links } = profile
  const facts = [
    ['city', city],
    ['state', state],
    ['pincode', pincode],
    ['experience', years === undefined ? undefined : t('settings.profile.years', { count: years })],
    ['specialties', specialties.join(', ')],
    ['about', about],
  ] as const
  const given = linkKinds.filter((kind) => links[kind])
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`settings.profile.${key}`)}</dt>
          <dd>{value || <span className={styles.missing}>{t('settings.profile.missing')}</span>}</dd>
        </div>
      ))}
      <div>
        <dt>{t('settings.profile.links')}</dt>
        <dd>
          {given.length === 0 && <span className={styles.missing}>{t('settings.profile.missing')}</span>}
          <span className={styles.links}>
            {given.map((kind) => (
              <a key={kind} href={links[kind]} target="_blank" rel="noreferrer">
                {t(`settings.profile.link.${kind}`)}
              </a>
            ))}
          </span>
        </dd>
      </div>
    </dl>
  )
}
