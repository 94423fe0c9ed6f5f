import type { Garment } from '@darzi/contract/garments.ts'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { EditForm } from '../../kits/form/EditForm.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Badge } from '../../ui/Badge.tsx'
import edit from '../../ui/EditForm.module.css'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { AddOnsPart } from './AddOnsPart.tsx'
import { BasicsPart } from './BasicsPart.tsx'
import { ChecksPart } from './ChecksPart.tsx'
import { ClothPart } from './ClothPart.tsx'
import { FieldsPart } from './FieldsPart.tsx'
import { useGarment } from './garment-data.ts'
import { ResetGarment } from './ResetGarment.tsx'
import { StagesPart } from './StagesPart.tsx'
import { newerOf, useGarmentForm } from './use-garment-form.ts'

/** The pictures of the styles come with their own part of the page, asked for at once. */
const stylesPart = import('./StylesPart.tsx')
const StylesPart = lazy(async () => ({ default: (await stylesPart).StylesPart }))

/** One type as this shop sews it: price, days, measurements, styles, add-ons, stages, cloth. */
export default function GarmentPage() {
  const t = useT()
  const { key = '' } = useParams()
  const { data: garment, error, isSuccess, refetch } = useGarment(key)
  const name = garment ? garmentName(t, garment) : t('garments.page.one')
  usePageTitle(name)
  return (
    <div className={edit.page}>
      <ScreenHeader title={name} backTo={links.garments()}>
        {garment && !garment.isActive && <Badge tone="marigold">{t('garments.row.away')}</Badge>}
      </ScreenHeader>
      {!garment && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!garment && !error && !isSuccess && <SkeletonRows rows={4} rowHeight={200} />}
      {!garment && isSuccess && (
        <EmptyState
          title={t('garments.page.notThere')}
          action={
            <ButtonLink kind="primary" to={links.garments()}>
              {t('garments.page.toList')}
            </ButtonLink>
          }
        />
      )}
      {garment && <GarmentForm key={garment.key} garment={garment} />}
    </div>
  )
}

function GarmentForm({ garment }: { garment: Garment }) {
  const t = useT()
  const form = useGarmentForm(garment)
  const isFixed = !useMay('garments.write')
  return (
    <EditForm
      form={form}
      newer={newerOf(t, form, garment)}
      fixed={isFixed ? t('garments.reason.onlyManagers') : undefined}
      save={t('garments.save.save')}
      nothing={t('garments.save.nothing')}
      acts={<ResetGarment form={form} garment={garment} />}
    >
      <BasicsPart form={form} />
      <FieldsPart form={form} />
      <Suspense fallback={<SkeletonRows rows={1} rowHeight={200} />}>
        <StylesPart form={form} />
      </Suspense>
      <AddOnsPart form={form} />
      <StagesPart form={form} />
      <ChecksPart form={form} />
      <ClothPart form={form} />
    </EditForm>
  )
}
