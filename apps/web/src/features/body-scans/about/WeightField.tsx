import { TextField } from '../../../ui/TextField.tsx'
import { useSay } from '../../../words/use-say.ts'
import styles from '../BodyScan.module.css'
import type { AboutFields } from './HeightFields.tsx'
import { UnitChoice } from './UnitChoice.tsx'

export function WeightField({ about, change, sentence }: AboutFields) {
  const say = useSay()
  return (
    <div className={styles.withUnit}>
      <TextField
        required
        name="weight"
        label={say('body-scans.about.weight')}
        hint={say('body-scans.about.weightWhy')}
        error={sentence('weight')}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        value={about.weight}
        onChange={(event) => change('weight', event.currentTarget.value)}
      />
      <UnitChoice
        name="weightUnit"
        label={say('body-scans.about.weightUnit')}
        units={['kg', 'lb']}
        chosen={about.weightUnit}
        onChoose={(unit) => change('weightUnit', unit)}
      />
    </div>
  )
}
