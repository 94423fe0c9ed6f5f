import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../data/session.ts'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { toastDone } from '../../../shell/toasts.tsx'
import { Card } from '../../../ui/Card.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { PlanCard } from './PlanCard.tsx'
import { ShopFacts } from './ShopFacts.tsx'
import { ShopForm } from './ShopForm.tsx'
import { useShop } from './shop-data.ts'

/** The shop on its profile: read first, changed on demand, and below it the plan. */
export function ShopCard() {
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
    <>
      <Card
        title={t('profile.shop.title')}
        aria-label={t('profile.shop.title')}
        actions={shop && !isEditing && edit}
      >
        {!shop && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
        {!shop && !error && <SkeletonRows rows={3} rowHeight={56} />}
        {shop && isEditing && <ShopForm shop={shop} onSaved={onSaved} onCancel={close} />}
        {shop && !isEditing && <ShopFacts shop={shop} />}
      </Card>
      {shop && mayWrite && <PlanCard plan={shop.plan} timeZone={shop.timeZone} />}
    </>
  )
}
