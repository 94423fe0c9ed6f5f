import { lazy, Suspense } from 'react'
import { useMay } from '../../data/session.ts'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'

interface Props {
  customerId: string
  /** Whether the record may be changed now. */
  isOpen: boolean
}

/** Below what a record opens with: it is fetched once that stands. */
const FamilySizes = lazy(async () => ({ default: (await import('./FamilySizes.tsx')).FamilySizes }))

/** What a customer's page shows of this feature. */
export function MeasurementsCard(props: Props) {
  const mayRead = useMay('measurements.read')
  if (!mayRead) return null
  return (
    <Suspense fallback={<SkeletonRows rows={2} rowHeight={52} />}>
      <FamilySizes {...props} />
    </Suspense>
  )
}
