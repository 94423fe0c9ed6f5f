import { Plus } from 'lucide-react'
import { useMay, useSession } from '../../../data/session.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import edit from '../../../ui/EditForm.module.css'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { useCollection } from './collection-data.ts'
import styles from './Editor.module.css'
import { ItemRow } from './ItemRow.tsx'

/** What the shop offers to everybody: listed or not yet, each with its price. */
export default function CollectionPage() {
  const t = useT()
  const { data: items, error, refetch } = useCollection()
  const { shop } = useSession()
  return (
    <div className={edit.page}>
      <ScreenHeader
        title={t('collection.page.title')}
        hasBack={false}
        extra={items?.length ? <AddButton /> : undefined}
      >
        <p>{t('collection.page.why')}</p>
      </ScreenHeader>
      {!items && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!items && !error && <SkeletonRows rows={5} rowHeight={96} />}
      {items?.length === 0 && (
        <EmptyState title={t('collection.empty.title')} action={<AddButton />}>
          {t('collection.empty.why')}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <>
          <ul className={styles.rows}>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} />
            ))}
          </ul>
          {shop && (
            <p className={styles.seen}>
              <ButtonLink to={links.shop({ shop: shop.id })}>{t('collection.page.seen')}</ButtonLink>
            </p>
          )}
        </>
      )}
    </div>
  )
}

function AddButton() {
  const t = useT()
  const icon = <Plus size={20} aria-hidden="true" />
  if (!useMay('garments.write'))
    return (
      <HonestButton kind="primary" icon={icon} reason={t('collection.reason.onlyManagers')}>
        {t('collection.add')}
      </HonestButton>
    )
  return (
    <ButtonLink kind="primary" icon={icon} to={links.newCollectionItem()}>
      {t('collection.add')}
    </ButtonLink>
  )
}
