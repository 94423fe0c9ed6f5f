import type { Garment } from '@darzi/contract/garments.ts'
import { type ReactNode, useRef, useState } from 'react'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { useOwnFields } from '../../measurements/api.ts'
import { useGarments } from '../../orders/api.ts'
import { type AllProblems, hasOrderProblem, hasSizesProblem, type SizesProblems } from './all-problems.ts'
import { garmentsOfSelf, peopleOf } from './form-people.ts'
import styles from './LongForm.module.css'
import { OrderPart } from './OrderPart.tsx'
import { SizesFields } from './SizesFields.tsx'
import type { LongForm } from './use-long-form.ts'

interface Props {
  form: LongForm
  problems: AllProblems
  mayMeasure: boolean
  mayOrder: boolean
}

/** Sizes, cloth and order: folded, for most are added by name and phone. What is saved already is not asked again. */
export function LongParts({ form, problems, mayMeasure, mayOrder }: Props) {
  const t = useT()
  const whole = useRef<HTMLDivElement>(null)
  const { typedSizes, hasSizes, hasOrder, progress, order } = form
  const pieces = order.draft.pieces.length
  const onward = () => whole.current?.querySelector<HTMLElement>('details:last-child > summary')?.focus()
  return (
    <div ref={whole} className={styles.parts}>
      {mayMeasure && !progress.hasSizes && (
        <FormPart
          title={t('customers-form.part.sizes')}
          holds={typedSizes > 0 ? t('customers-form.sizes.count', { count: typedSizes }) : undefined}
          isFilled={hasSizes}
          wrong={hasSizesProblem(problems) ? problems : undefined}
        >
          {({ fold }) => (
            <SizesPart
              form={form}
              problems={problems.sizes}
              onDone={() => {
                fold()
                onward()
              }}
            />
          )}
        </FormPart>
      )}
      {mayOrder && (
        <FormPart
          title={t('customers-form.part.order')}
          holds={pieces > 0 ? t('customers-form.order.count', { count: pieces }) : undefined}
          isFilled={hasOrder}
          wrong={hasOrderProblem(problems) ? problems : undefined}
        >
          {() => <OrderPart form={form} problems={problems.order} />}
        </FormPart>
      )}
    </div>
  )
}

interface FormPartProps {
  title: string
  /** What it holds, to be read while it is folded. */
  holds?: string
  /** Something in it was kept: it begins open. */
  isFilled: boolean
  /** What was found wrong in it just now; each finding opens it. */
  wrong?: object
  /** Drawn once it was opened, and kept then. */
  children: (part: { fold: () => void }) => ReactNode
}

/** A part of the form that can wait: folded until it is wanted, opened when something in it was kept or is wrong. */
function FormPart({ title, holds, isFilled, wrong, children }: FormPartProps) {
  const [isOpen, setOpen] = useState(isFilled)
  const [wasOpen, setWasOpen] = useState(isFilled)
  const [seen, setSeen] = useState(wrong)
  if (seen !== wrong) {
    setSeen(wrong)
    if (wrong) setOpen(true)
  }
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <details className={styles.part} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.title}>{title}</span>
        {holds && <span className={styles.holds}>{holds}</span>}
      </summary>
      {wasOpen && children({ fold: () => setOpen(false) })}
    </details>
  )
}

interface SizesPartProps {
  form: LongForm
  problems: SizesProblems
  onDone: () => void
}

/** The customer's sizes, by the same fields, keys and checks as on the measuring screen. */
function SizesPart({ form, problems, onDone }: SizesPartProps) {
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
