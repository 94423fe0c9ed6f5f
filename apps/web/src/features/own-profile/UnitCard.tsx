import { lengthUnits } from '@darzi/tailoring/units/length.ts'
import { call } from '../../data/api.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Card } from '../../ui/Card.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OwnProfile.module.css'

/** Inches or centimetres: here at once, and on every device that has chosen neither. */
export function UnitCard() {
  const t = useT()
  const [unit, setUnit] = useStoredUnit()
  const { run } = useAct()
  return (
    <Card title={t('own-profile.unit.title')} aria-label={t('own-profile.unit.title')}>
      <div className={styles.body}>
        <p className={styles.soft}>{t('own-profile.unit.why')}</p>
        <Chips
          label={t('own-profile.unit.title')}
          chips={lengthUnits.toReversed().map((key) => ({ key, label: t(`own-profile.unit.${key}`) }))}
          chosen={unit}
          onChoose={(chosen) =>
            void run(async () => {
              await call('PATCH /api/account', { body: { unit: chosen } })
              setUnit(chosen)
              toastDone(t('own-profile.unit.saved'))
            })
          }
        />
      </div>
    </Card>
  )
}
