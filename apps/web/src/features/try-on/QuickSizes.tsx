import { type FormEvent, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { Button } from '../../ui/Button.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSay } from '../../words/use-say.ts'
import { keepScan } from '../body-scans/kept-scan.ts'
import { useKeptUnit } from '../results/kept-unit.ts'
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
  const say = useSay()
  const [unit, setUnit] = useKeptUnit()
  const [text, setText] = useState(emptyQuick)
  const [errors, setErrors] = useState<QuickErrors>({})

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readQuick(text, unit)
    if ('errors' in read) {
      setErrors(read.errors)
      const [first] = Object.keys(read.errors)
      const field = first ? event.currentTarget.elements.namedItem(first) : undefined
      if (field instanceof HTMLElement) field.focus()
      return
    }
    keepScan(scanOf(read, { id: newId(), takenAt: new Date().toISOString() }))
  }
  const wired = (key: QuickKey) => ({
    ...{ name: key, value: text[key], error: errors[key] && say(errors[key]) },
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setText((now) => ({ ...now, [key]: value }))
      setErrors(({ [key]: _, ...others }) => others)
    },
  })
  const number = { inputMode: 'text', maxLength: 12, autoComplete: 'off' } as const
  return (
    <form className={styles.quick} noValidate onSubmit={onSubmit}>
      <h2>{say('try-on.quick.title')}</h2>
      <p>{say('try-on.quick.text')}</p>
      <UnitSwitch unit={unit} onChoose={setUnit} />
      <div className={styles.quickFields}>
        <TextField label={say('try-on.quick.height')} {...wired('height')} {...number} />
        <TextField label={say('try-on.quick.weight')} {...wired('weight')} {...number} inputMode="decimal" />
        <NativeSelect
          label={say('try-on.quick.sex')}
          options={['', ...sexes].map((value) => ({
            value,
            label: say(`try-on.quick.sex_${value || 'none'}`),
          }))}
          {...wired('sex')}
        />
        {tapeSites.map((site) => (
          <TextField key={site} label={say(`measurement-fields.${site}.name`)} {...wired(site)} {...number} />
        ))}
      </div>
      <p className={styles.soft}>{say('try-on.quick.stays')}</p>
      <Button type="submit" kind="next" isLarge>
        {say('try-on.quick.go')}
      </Button>
    </form>
  )
}
