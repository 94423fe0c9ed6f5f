import { hasFlaredLegs } from '@darzi/tailoring/garments/flared.ts'
import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { ChoosePerson } from './ChoosePerson.tsx'
import { MeasureScreen } from './MeasureScreen.tsx'
import { useGarmentTypes, useMeasured, useOwnFields, useRecord } from './measurement-queries.ts'

/**
 * Taking a person's sizes. `?person=` or `?customer=` says whose, `?garment=` which fields (`?also=` of which other garments, by commas); with `?profile=garment` the
 * garment itself is measured; `?legs=flared` says how it is sewn; `?record=` begins with the values of that record; `?back=`
 * is where saving leads.
 */
export default function MeasurePage() {
  const t = useT()
  const [search] = useSearchParams()
  const person = search.get('person') ?? undefined
  const recordId = search.get('record') ?? undefined
  const measured = useMeasured(person)
  const own = useOwnFields()
  const garments = useGarmentTypes()
  const record = useRecord(recordId)
  if (!person) return <ChoosePerson customerId={search.get('customer') ?? undefined} />
  const failed = [measured, own, garments, record].find(({ error }) => error)
  const isThere = measured.data && own.data && garments.data && (record.data || !recordId)
  if (measured.data && own.data && garments.data && isThere) {
    const garmentKey = record.data?.garment ?? search.get('garment')
    const garment = garments.data.find(({ key }) => key === garmentKey)
    const isOfGarment = (record.data?.profile ?? search.get('profile')) === 'garment'
    // Finished sizes are never the body's: without their garment nothing is measured.
    if (isOfGarment && !garment) return <NoGarment person={person} />
    const also = isOfGarment ? [] : (search.get('also') ?? '').split(',')
    const others = garments.data.filter(({ key }) => key !== garment?.key && also.includes(key))
    const isFlared = search.get('legs') === 'flared' || (garment !== undefined && hasFlaredLegs(garment, []))
    return (
      <MeasureScreen
        key={[person, isOfGarment && garment?.key, recordId].join()}
        found={measured.data}
        garments={garments.data}
        garment={garment}
        others={others}
        isOfGarment={isOfGarment}
        own={own.data}
        record={record.data}
        isFlared={isFlared}
      />
    )
  }
  return (
    <>
      <ScreenHeader title={t('measurements.measure.title')} />
      {failed ? (
        <QueryFailed error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <SkeletonRows rows={8} rowHeight={56} />
      )}
    </>
  )
}

/** The address names a garment that the shop has not. */
function NoGarment({ person }: { person: string }) {
  const t = useT()
  return (
    <>
      <ScreenHeader title={t('measurements.measure.title')} hasBack />
      <EmptyState
        title={t('problems.measurements.unknownGarment')}
        action={
          <ButtonLink kind="primary" to={links.measure({ person })}>
            {t('measurements.garment.body')}
          </ButtonLink>
        }
      />
    </>
  )
}
