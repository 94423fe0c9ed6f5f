import type { Garment } from '@darzi/contract/garments.ts'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { useOwnFields } from '../../measurements/api.ts'
import { useGarments } from '../../orders/api.ts'
import type { SizesProblems } from './all-problems.ts'
import { garmentsOfSelf, peopleOf } from './form-people.ts'
import styles from './LongForm.module.css'
import { SizesFields } from './SizesFields.tsx'
import type { LongForm } from './use-long-form.ts'

interface Props {
  form: LongForm
  problems: SizesProblems
  onDone: () => void
}

/** The customer's sizes, by the same fields, keys and checks as on the measuring screen. */
export function SizesPart({ form, problems, onDone }: Props) {
  const t = useT()
  const own = useOwnFields()
  const shop = useGarments()
  const { draft } = form.kept
  const failure = own.error ?? shop.error
  if (failure && !(own.data && shop.isKnown)) {
    const again = () => void (own.error ? own.refetch() : shop.refetch())
    return <QueryFailed error={failure} onRetry={again} />
  }
  if (!own.data || !shop.isKnown) return <SkeletonRows rows={6} rowHeight={52} />
  const garments: Garment[] = garmentsOfSelf(form.order.draft, peopleOf(draft, ''), shop.garments)
  return (
    <>
      {draft.people.length > 0 && <p className={styles.hint}>{t('customers-form.sizes.whose')}</p>}
      <SizesFields
        typing={form.typing}
        own={own.data}
        garments={garments}
        problems={problems}
        onDone={onDone}
      />
    </>
  )
}
