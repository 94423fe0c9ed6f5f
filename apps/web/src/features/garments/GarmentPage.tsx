import type { Garment } from '@darzi/contract/garments.ts'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import edit from '../../ui/EditForm.module.css'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { AddOnsPart } from './AddOnsPart.tsx'
import { BasicsPart } from './BasicsPart.tsx'
import { ClothPart } from './ClothPart.tsx'
import { FieldsPart } from './FieldsPart.tsx'
import { GarmentFoot } from './GarmentFoot.tsx'
import { useGarment } from './garment-data.ts'
import { StagesPart } from './StagesPart.tsx'
import { useFirstProblem } from './use-first-problem.ts'
import { useGarmentForm } from './use-garment-form.ts'

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
            <ButtonLink kind="next" to={links.garments()}>
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
  const element = useFirstProblem(form)
  const isFixed = !useMay('garments.write')
  const isNewer = garment.version !== form.garment.version && !form.isBusy
  return (
    <form
      ref={element}
      className={edit.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <UnsavedGuard isDirty={form.isDirty && !form.isBusy} />
      {isNewer && (
        <FormNotice action={<Button onClick={() => form.begin(garment)}>{t('garments.newer.show')}</Button>}>
          {t('garments.newer.title')}
        </FormNotice>
      )}
      {isFixed && <FormNotice>{t('garments.reason.onlyManagers')}</FormNotice>}
      <fieldset className={edit.parts} disabled={isFixed}>
        <BasicsPart form={form} />
        <FieldsPart form={form} />
        <Suspense fallback={<SkeletonRows rows={1} rowHeight={200} />}>
          <StylesPart form={form} />
        </Suspense>
        <AddOnsPart form={form} />
        <StagesPart form={form} />
        <ClothPart form={form} />
      </fieldset>
      {!isFixed && <GarmentFoot form={form} garment={garment} />}
    </form>
  )
}
