import type { Doubt } from '@darzi/tailoring/measurements/doubt.ts'
import { type FormEvent, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { Button } from '../../ui/Button.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { storeScan } from '../body-scans/api.ts'
import {
  emptyQuick,
  type QuickErrors,
  type QuickKey,
  readQuick,
  scanOf,
  sexes,
  tapeSites,
} from './quick-sizes.ts'
import styles from './TryOn.module.css'
import { UnitSwitch } from './UnitSwitch.tsx'

/** The short way to a body: no photo, six numbers. They stay on this device like a measuring by photo; the room says it where they could not. */
export default function QuickSizes() {
  const t = useT()
  const [unit, setUnit] = useStoredUnit()
  const [text, setText] = useState(emptyQuick)
  const [errors, setErrors] = useState<QuickErrors>({})
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readQuick(text, unit)
    if ('errors' in read) {
      setErrors(read.errors)
      return focusOn(event.currentTarget, Object.keys(read.errors)[0])
    }
    if (read.doubts.length > 0 && doubts.length === 0) {
      setDoubts(read.doubts)
      return focusOn(event.currentTarget, read.doubts[0]?.field)
    }
    storeScan(scanOf(read, { id: newId(), takenAt: new Date().toISOString() }))
  }
  const sentence = (key: QuickKey) => {
    const doubt = doubts.find(({ field }) => field === key)
    if (doubt) return t(`measurement-fields.doubts.${doubt.code}`, doubt.params)
    return errors[key] && t(errors[key])
  }
  const wired = (key: QuickKey) => ({
    name: key,
    value: text[key],
    error: sentence(key),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setText((now) => ({ ...now, [key]: value }))
      setErrors(({ [key]: _, ...others }) => others)
      setDoubts([])
    },
  })
  function chooseUnit(chosen: typeof unit) {
    setUnit(chosen)
    setErrors({})
    setDoubts([])
  }
  const number = { inputMode: 'text', maxLength: 12, autoComplete: 'off' } as const
  return (
    <form className={styles.quick} noValidate onSubmit={onSubmit}>
      <h2>{t('try-on.quick.title')}</h2>
      <p>{t('try-on.quick.text')}</p>
      <UnitSwitch unit={unit} onChoose={chooseUnit} />
      <div className={styles.quickFields}>
        <TextField label={t('try-on.quick.height')} {...wired('height')} {...number} />
        <TextField label={t('try-on.quick.weight')} {...wired('weight')} {...number} inputMode="decimal" />
        <NativeSelect
          label={t('try-on.quick.sex')}
          options={['', ...sexes].map((value) => ({
            value,
            label: t(`try-on.quick.sex_${value || 'none'}`),
          }))}
          {...wired('sex')}
        />
        {tapeSites.map((site) => (
          <TextField key={site} label={t(`measurement-fields.${site}.name`)} {...wired(site)} {...number} />
        ))}
      </div>
      <p className={styles.soft}>{t('try-on.quick.stays')}</p>
      <Button type="submit" kind="primary" isLarge>
        {t(doubts.length > 0 ? 'try-on.quick.keepThem' : 'try-on.quick.go')}
      </Button>
    </form>
  )
}

function focusOn(form: HTMLFormElement, name: string | undefined) {
  const field = name ? form.elements.namedItem(name) : undefined
  if (field instanceof HTMLElement) field.focus()
}
