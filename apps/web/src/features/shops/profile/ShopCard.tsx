import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../../data/session.ts'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { toastDone } from '../../../shell/toasts.tsx'
import { Card } from '../../../ui/Card.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import styles from './Profile.module.css'
import { countryName, zoneName } from './places.ts'
import { ShopForm, type ShopFormProps } from './ShopForm.tsx'
import { type Shop, useShop } from './shop-data.ts'

/** The shop on its profile: read first, changed on demand. */
export function ShopCard({ beforeSaving }: Pick<ShopFormProps, 'beforeSaving'>) {
  const t = useT()
  const mayRead = useMay('shop.read')
  const mayWrite = useMay('shop.write')
  const { data: shop, error, refetch } = useShop()
  const [isEditing, setEditing] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  function close() {
    setEditing(false)
    setWasEdited(true)
  }
  const edit = (
    <HonestButton
      // The form just closed, and the focus returns to what opened it
      autoFocus={wasEdited}
      icon={<Pencil size={18} aria-hidden="true" />}
      reason={mayWrite ? undefined : t('profile.edit.onlyManagers')}
      onClick={() => setEditing(true)}
    >
      {t('profile.edit.open')}
    </HonestButton>
  )
  function onSaved() {
    close()
    toastDone(t('profile.edit.saved'))
  }
  // A tailor whose access to a shop has ended has none to show.
  if (!mayRead) return null
  return (
    <Card
      title={t('profile.shop.title')}
      aria-label={t('profile.shop.title')}
      actions={shop && !isEditing && edit}
    >
      {!shop && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!shop && !error && <SkeletonRows rows={3} rowHeight={56} />}
      {shop && isEditing && (
        <ShopForm shop={shop} beforeSaving={beforeSaving} onSaved={onSaved} onCancel={close} />
      )}
      {shop && !isEditing && <ShopFacts shop={shop} />}
    </Card>
  )
}

/** What is known of the shop; what is missing is said, not left blank. */
function ShopFacts({ shop }: { shop: Shop }) {
  const t = useT()
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <Fact label={t('profile.shop.name')}>{shop.name}</Fact>
      <Fact label={t('profile.shop.phone')}>{shop.phoneShown}</Fact>
      <Fact label={t('profile.shop.email')}>{shop.email}</Fact>
      <Fact label={t('profile.shop.address')}>{shop.address}</Fact>
      <Fact label={t('profile.shop.country')}>{countryName(shop.country, language)}</Fact>
      <Fact label={t('profile.shop.currency')}>{t(`profile.currency.${shop.currency}`)}</Fact>
      <Fact label={t('profile.shop.timeZone')}>{zoneName(shop.timeZone)}</Fact>
      {(shop.gstin || shop.country === 'IN') && <Fact label={t('profile.shop.gstin')}>{shop.gstin}</Fact>}
      {(shop.trn || shop.country === 'AE') && <Fact label={t('profile.shop.trn')}>{shop.trn}</Fact>}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children?: ReactNode }) {
  const t = useT()
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.missing}>{t('profile.shop.missing')}</span>}</dd>
    </div>
  )
}
