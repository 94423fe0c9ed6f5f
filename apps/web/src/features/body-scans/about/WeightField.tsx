import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'
import type { AboutFields } from './HeightFields.tsx'
import { UnitChoice } from './UnitChoice.tsx'

export function WeightField({ about, change, sentence }: AboutFields) {
  const t = useT()
  return (
    <div className={styles.withUnit}>
      <TextField
        required
        name="weight"
        label={t('body-scans.about.weight')}
        hint={t('body-scans.about.weightWhy')}
        error={sentence('weight')}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        value={about.weight}
        onChange={(event) => change('weight', event.currentTarget.value)}
      />
      <UnitChoice
        name="weightUnit"
        label={t('body-scans.about.weightUnit')}
        units={['kg', 'lb']}
        chosen={about.weightUnit}
        onChoose={(unit) => change('weightUnit', unit)}
      />
    </div>
  )
}
