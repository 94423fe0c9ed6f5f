import { type SyntheticEvent, useRef, useState } from 'react'
import { markWrong } from '../../../data/mark-wrong.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'
import { type ScannedPerson, saidShapes, usualSizes } from '../scanned-person.ts'
import { type AboutErrors, type AboutKey, type AboutText, checkAbout, genders } from './about-text.ts'
import { storeAbout } from './stored-about.ts'

interface Props {
  about: AboutText
  /** Whom a tailor measures. */
  forPerson: string | undefined
  onChange: (about: AboutText) => void
  onBack: () => void
  onDone: (person: ScannedPerson) => void
}

const choices = { size: usualSizes, gender: genders, bodyShape: saidShapes } as const

/** What was said of these fields was said in the unit of before. */
const spokenIn: Partial<Record<AboutKey, readonly AboutKey[]>> = {
  heightUnit: ['height', 'feet', 'inches'],
  weightUnit: ['weight'],
}

/** The second step: what no photo can tell. */
export function AboutStep({ about, forPerson, onChange, onBack, onDone }: Props) {
  const t = useT()
  const [errors, setErrors] = useState<AboutErrors>({})
  const [doubts, setDoubts] = useState<AboutErrors>()
  const form = useRef<HTMLFormElement>(null)
  const sentence = (key: AboutKey) => {
    const told = errors[key] ?? doubts?.[key]
    return told && t(told.words, told.params)
  }

  function change(key: AboutKey, text: string) {
    const next = { ...about, [key]: text }
    onChange(next)
    storeAbout(next, forPerson)
    setErrors((now) => without(now, [key, ...(spokenIn[key] ?? [])]))
    setDoubts(undefined)
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const checked = checkAbout(about)
    if ('person' in checked && (!checked.doubts || doubts)) return onDone(checked.person)
    markWrong(form.current, () => {
      setErrors('errors' in checked ? checked.errors : {})
      setDoubts('person' in checked ? checked.doubts : undefined)
    })
  }

  return (
    <form ref={form} className={styles.part} noValidate onSubmit={onSubmit}>
      <h2>{t('body-scans.about.title')}</h2>
      <p>{t('body-scans.about.why')}</p>
      <div className={styles.fields}>
        <HeightFields about={about} change={change} sentence={sentence} />
        <WeightField about={about} change={change} sentence={sentence} />
        {(['size', 'gender', 'bodyShape'] as const).map((key) => (
          <NativeSelect
            key={key}
            name={key}
            required
            label={t(`body-scans.about.${key}`)}
            hint={key === 'gender' ? t('body-scans.about.genderWhy') : undefined}
            error={sentence(key)}
            value={about[key]}
            onChange={(event) => change(key, event.currentTarget.value)}
            options={[
              { value: '', label: t('body-scans.about.none') },
              ...choices[key].map((value) => ({ value, label: t(`body-scans.${key}.${value}`) })),
            ]}
          />
        ))}
      </div>
      {Object.keys(errors).length > 0 && <FormError>{t('body-scans.about.wrong')}</FormError>}
      <div className={styles.acts}>
        <Button onClick={onBack}>{t('body-scans.step.back')}</Button>
        <Button type="submit" kind="primary" isLarge>
          {t(doubts ? 'body-scans.about.keep' : 'body-scans.about.next')}
        </Button>
      </div>
      <p className={styles.faint}>{t('body-scans.about.kept')}</p>
    </form>
  )
}

const without = (errors: AboutErrors, keys: readonly AboutKey[]): AboutErrors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => !keys.some((gone) => gone === key)))

function WeightField({ about, change, sentence }: AboutFields) {
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

interface AboutFields {
  about: AboutText
  change: (key: AboutKey, text: string) => void
  sentence: (key: AboutKey) => string | undefined
}

/** How tall: in centimetres, or in feet and inches as many people know it. */
function HeightFields({ about, change, sentence }: AboutFields) {
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

interface UnitChoiceProps {
  name: string
  label: string
  units: readonly string[]
  chosen: string
  onChoose: (unit: string) => void
}

/** Two units side by side; the number typed stays as it is. */
function UnitChoice({ name, label, units, chosen, onChoose }: UnitChoiceProps) {
  const t = useT()
  return (
    <fieldset className={styles.units}>
      <legend>{label}</legend>
      {units.map((unit) => (
        <label key={unit}>
          <input
            type="radio"
            name={name}
            value={unit}
            checked={unit === chosen}
            onChange={() => onChoose(unit)}
          />
          <span>{t(`body-scans.unit.${unit}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
