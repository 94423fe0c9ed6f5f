import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useNavigate, useParams } from 'react-router'
import { useMay } from '../../../data/session.ts'
import { EditForm } from '../../../kits/form/EditForm.tsx'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { usePageTitle } from '../../../shell/page-title.ts'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import edit from '../../../ui/EditForm.module.css'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { BasicsPart } from './BasicsPart.tsx'
import { useItem } from './collection-data.ts'
import { ClothPart, ColoursPart, StylesPart } from './LookParts.tsx'
import { PhotoPart } from './PhotoPart.tsx'
import { SizesPart } from './SizesPart.tsx'
import { useItemForm } from './use-item-form.ts'

/** One garment of the collection, or a new one. */
export default function ItemPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data: item, error, isSuccess, refetch } = useItem(id)
  const title = id ? (item?.name ?? t('collection.page.one')) : t('collection.page.new')
  usePageTitle(title)
  const isShown = !id || item
  return (
    <div className={edit.page}>
      <ScreenHeader title={title} backTo={links.collection()}>
        {item && !item.isListed && <Badge>{t('collection.row.unlisted')}</Badge>}
        {item?.isRemoved && <Badge tone="marigold">{t('collection.row.removed')}</Badge>}
      </ScreenHeader>
      {id && !item && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {id && !item && !error && !isSuccess && <SkeletonRows rows={4} rowHeight={200} />}
      {id && !item && isSuccess && (
        <EmptyState
          title={t('collection.page.notThere')}
          action={
            <ButtonLink kind="primary" to={links.collection()}>
              {t('collection.page.toList')}
            </ButtonLink>
          }
        />
      )}
      {isShown && <Form key={item?.id ?? 'new'} item={item} />}
    </div>
  )
}

function Form({ item }: { item: CollectionItem | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const form = useItemForm(item, (saved) => {
    if (!item) void navigate(links.collectionItem(saved.id), { replace: true })
  })
  const isFixed = !useMay('garments.write')
  const isNewer = item && form.item && item.version > form.item.version && !form.isBusy
  return (
    <EditForm
      form={form}
      newer={
        isNewer
          ? {
              title: t('collection.newer.title'),
              show: t('collection.newer.show'),
              onShow: () => form.begin(item),
            }
          : undefined
      }
      fixed={isFixed ? t('collection.reason.onlyManagers') : undefined}
      save={t(form.item ? 'collection.save.save' : 'collection.save.add')}
      nothing={t('collection.save.nothing')}
      before={item && <PhotoPart item={item} isFixed={isFixed || form.isDirty} onChanged={form.begin} />}
    >
      <BasicsPart form={form} />
      <SizesPart form={form} />
      <ColoursPart form={form} />
      <ClothPart form={form} />
      <StylesPart form={form} />
    </EditForm>
  )
}
