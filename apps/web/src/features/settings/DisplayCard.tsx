import { useStoredUnit } from '../../data/stored-unit.ts'
import { chooseScheme, schemes, useScheme } from '../../theme/scheme.ts'
import { chooseTextSize, useTextSize } from '../../theme/text-size.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Settings.module.css'

const units = ['in', 'cm'] as const

/** How this device shows things. */
export function DisplayCard() {
  const t = useT()
  const [unit, setUnit] = useStoredUnit()
  const { choice } = useScheme()
  const textSize = useTextSize()
  return (
    <Card title={t('settings.display.title')} aria-label={t('settings.display.title')}>
      <div className={styles.body}>
        <Chips
          label={t('settings.display.unit')}
          isLabelled
          chips={units.map((key) => ({ key, label: t(`settings.display.${key}`) }))}
          chosen={unit}
          onChoose={setUnit}
        />
        <Chips
          label={t('settings.display.colours')}
          isLabelled
          chips={schemes.map((key) => ({ key, label: t(`app.menu.${key}`) }))}
          chosen={choice}
          onChoose={chooseScheme}
        />
        <Checkbox
          label={t('settings.display.large')}
          checked={textSize === 'large'}
          onChange={({ target }) => chooseTextSize(target.checked ? 'large' : 'usual')}
        />
      </div>
    </Card>
  )
}
