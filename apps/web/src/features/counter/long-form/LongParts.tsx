import { useRef } from 'react'
import { useT } from '../../../words/use-t.ts'
import { type AllProblems, hasOrderProblem, hasSizesProblem } from './all-problems.ts'
import { FormPart } from './FormPart.tsx'
import styles from './LongForm.module.css'
import { OrderPart } from './OrderPart.tsx'
import { SizesPart } from './SizesPart.tsx'
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
