import { pictureOfNest } from '@darzi/body/pattern/paper/nest.ts'
import { leastStepMm, mostStepMm, mostSteps } from '@darzi/body/pattern/size-steps.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { LengthField } from './LengthField.tsx'
import styles from './Patterns.module.css'
import { SheetPicture } from './SheetPicture.tsx'
import { girthName, pieceName } from './sheet-words.ts'
import type { UsedNest } from './use-nest.ts'

const counts = Array.from({ length: mostSteps + 1 }, (_, count) => count)

/** Sizes around the body's own, drawn over one another: one is cut, the others wait for the next customer. */
export function SeveralSizes({ nest, unit }: { nest: UsedNest; unit: LengthUnit }) {
  const t = useT()
  const { steps, setSteps, sizes, isReady, hasFailed } = nest
  const isWanted = steps.smaller + steps.larger > 0
  return (
    <>
      <div className={styles.wide}>
        {(['smaller', 'larger'] as const).map((way) => (
          <NativeSelect
            key={way}
            label={t(`patterns.nest.${way}`)}
            value={String(steps[way])}
            options={counts.map((count) => ({
              value: String(count),
              label: count === 0 ? t('patterns.nest.none') : String(count),
            }))}
            onChange={(event) => setSteps({ [way]: Number(event.target.value) })}
          />
        ))}
        {isWanted && (
          <LengthField
            key={unit}
            label={t('patterns.nest.step')}
            mm={steps.mm}
            unit={unit}
            from={leastStepMm}
            to={mostStepMm}
            onChange={(mm) => setSteps({ mm })}
          />
        )}
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t('patterns.nest.failed')}
        </p>
      )}
      {!isReady && !hasFailed && <SkeletonRows rows={2} rowHeight={120} />}
      {sizes && (
        <>
          <p className={styles.note}>
            {t('patterns.nest.head', { sizes: sizes.map((sized) => girthName(t, sized, unit)).join(' · ') })}
          </p>
          <p className={styles.note}>{t('patterns.nest.note')}</p>
          <div className={styles.nest}>
            <SheetPicture
              sheet={pictureOfNest(sizes, ({ key }) => pieceName(t, key))}
              label={t('patterns.nest.picture')}
            />
          </div>
        </>
      )}
    </>
  )
}
