import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'
import type { AboutKey, AboutText } from './about-text.ts'
import { UnitChoice } from './UnitChoice.tsx'

export interface AboutFields {
  about: AboutText
  change: (key: AboutKey, text: string) => void
  sentence: (key: AboutKey) => string | undefined
}

/** How tall: in centimetres, or in feet and inches as many people know it. */
export function HeightFields({ about, change, sentence }: AboutFields) {
  const t = useT()
  const wired = (key: 'height' | 'feet' | 'inches') => ({
    name: key,
    label: t(`body-scans.about.${key}`),
    value: about[key],
    error: sentence(key),
    ...({ required: true, inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } as const),
    onChange: (event: { currentTarget: HTMLInputElement }) => change(key, event.currentTarget.value),
  })
  return (
    <div className={styles.withUnit}>
      {about.heightUnit === 'cm' ? (
        <TextField {...wired('height')} />
      ) : (
        <>
          <TextField {...wired('feet')} inputMode="text" />
          <TextField {...wired('inches')} required={false} />
        </>
      )}
      <UnitChoice
        name="heightUnit"
        label={t('body-scans.about.heightUnit')}
        units={['cm', 'ft']}
        chosen={about.heightUnit}
        onChoose={(unit) => change('heightUnit', unit)}
      />
    </div>
  )
}
