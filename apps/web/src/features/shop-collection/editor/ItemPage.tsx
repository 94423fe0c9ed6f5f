import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useNavigate, useParams } from 'react-router'
import { useMay } from '../../../data/session.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { usePageTitle } from '../../../shell/page-title.ts'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { UnsavedGuard } from '../../../shell/UnsavedGuard.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import edit from '../../../ui/EditForm.module.css'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FormFoot } from '../../../ui/FormFoot.tsx'
import { FormNotice } from '../../../ui/FormNotice.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { BasicsPart } from './BasicsPart.tsx'
import { useItem } from './collection-data.ts'
import { ClothPart, ColoursPart, StylesPart } from './LookParts.tsx'
import { PhotoPart } from './PhotoPart.tsx'
import { SizesPart } from './SizesPart.tsx'
import { type ItemForm, useItemForm } from './use-item-form.ts'

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
            <ButtonLink kind="next" to={links.collection()}>
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
    <form
      className={edit.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <UnsavedGuard isDirty={form.isDirty && !form.isBusy} />
      {isNewer && (
        <FormNotice action={<Button onClick={() => form.begin(item)}>{t('collection.newer.show')}</Button>}>
          {t('collection.newer.title')}
        </FormNotice>
      )}
      {isFixed && <FormNotice>{t('collection.reason.onlyManagers')}</FormNotice>}
      {item && <PhotoPart item={item} isFixed={isFixed || form.isDirty} onChanged={form.begin} />}
      <fieldset className={edit.parts} disabled={isFixed}>
        <BasicsPart form={form} />
        <SizesPart form={form} />
        <ColoursPart form={form} />
        <ClothPart form={form} />
        <StylesPart form={form} />
      </fieldset>
      {!isFixed && <ItemFoot form={form} />}
    </form>
  )
}

/** Saving, within reach of the thumb. */
function ItemFoot({ form }: { form: ItemForm }) {
  const t = useT()
  const { isDirty, isBusy, failure, hasProblems, save, item } = form
  return (
    <FormFoot at="end" problem={failure ?? (hasProblems ? t('problems.request.invalid') : undefined)}>
      <HonestButton
        kind="primary"
        isLarge
        isBusy={isBusy}
        reason={isDirty ? undefined : t('collection.save.nothing')}
        onClick={() => void save()}
      >
        {t(item ? 'collection.save.save' : 'collection.save.add')}
      </HonestButton>
    </FormFoot>
  )
}
