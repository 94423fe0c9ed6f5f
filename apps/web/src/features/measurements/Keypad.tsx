import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { Delete } from 'lucide-react'
import { useT } from '../../words/use-t.ts'
import styles from './Keypad.module.css'
import { pressed } from './keypad-text.ts'

interface Props {
  unit: LengthUnit
  text: string
  /** What this field was the last time: one key writes it again. */
  last: string | undefined
  onType: (text: string) => void
}

/** Five to a row; the eighths stand beside the digits, where the thumb is. */
const ofInches = [
  '7',
  '8',
  '9',
  '⅛',
  '⅝',
  '4',
  '5',
  '6',
  '¼',
  '¾',
  '1',
  '2',
  '3',
  '⅜',
  '⅞',
  '.',
  '0',
  'back',
  '½',
  'last',
]
const ofCentimetres = ['7', '8', '9', 'back', '4', '5', '6', 'last', '1', '2', '3', '.5', '.', '0', '00', '']

/** The keys of the counter: they type into the active field and leave the focus where it is. */
export function Keypad({ unit, text, last, onType }: Props) {
  const t = useT()
  const keys = unit === 'in' ? ofInches : ofCentimetres
  function press(key: string) {
    if (key === 'last') return last && onType(last)
    if (key === '00') return onType([...key].reduce(pressed, text))
    onType(pressed(text, key))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a block of keys
    <div role="group" aria-label={t('measurements.keypad.label')} className={styles.keypad} data-unit={unit}>
      {keys.filter(Boolean).map((key) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className={styles.key}
          data-kind={kindOf(key)}
          aria-label={labelOf(key)}
          disabled={key === 'last' && !last}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => press(key)}
        >
          {faceOf(key)}
        </button>
      ))}
    </div>
  )

  function labelOf(key: string): string | undefined {
    if (key === 'back') return t('measurements.keypad.back')
    return key === 'last' ? t('measurements.keypad.lastLong', { value: last ?? '' }) : undefined
  }
  function faceOf(key: string) {
    if (key === 'back') return <Delete size={24} aria-hidden="true" />
    return key === 'last' ? t('measurements.keypad.last') : key
  }
}

const kindOf = (key: string) => {
  if (/^[⅛¼⅜½⅝¾⅞]$|^\.5$/.test(key)) return 'part'
  return key === 'back' || key === 'last' ? 'act' : 'digit'
}
