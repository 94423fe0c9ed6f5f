import type { Sizing } from '@darzi/tailoring/garments/garment.ts'
import { Card } from '../../ui/Card.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './GarmentForm.module.css'
import type { GarmentForm } from './use-garment-form.ts'

const sizings: readonly Sizing[] = ['men', 'women', 'anyone']

/** Name, for whom, price and days. */
export function BasicsPart({ form }: { form: GarmentForm }) {
  const t = useT()
  const { draft, change, errorAt, garment, currency } = form
  return (
    <Card title={t('garments.basics.title')}>
      <div className={styles.pairs}>
        <TextField
          label={t('garments.basics.name')}
          hint={garment.isOwn ? undefined : t('garments.basics.nameWhy')}
          isOptional={!garment.isOwn}
          placeholder={garment.isOwn ? undefined : garmentName(t, { key: garment.key })}
          error={errorAt('name')}
          value={draft.name}
          maxLength={60}
          onChange={(event) => change({ name: event.target.value })}
        />
        <NativeSelect
          label={t('garments.basics.sizing')}
          value={draft.sizing}
          options={sizings.map((value) => ({ value, label: t(`garments.group.${value}`) }))}
          // The options are exactly the sizings.
          onChange={(event) => change({ sizing: event.target.value as Sizing })}
        />
        <TextField
          label={t('garments.basics.price', { currency })}
          hint={t('garments.basics.priceWhy')}
          isOptional
          inputMode="decimal"
          error={errorAt('priceMinor')}
          value={draft.price}
          maxLength={24}
          onChange={(event) => change({ price: event.target.value })}
        />
        <TextField
          label={t('garments.basics.leadDays')}
          hint={t('garments.basics.leadWhy')}
          inputMode="numeric"
          error={errorAt('leadDays')}
          value={draft.leadDays}
          maxLength={6}
          onChange={(event) => change({ leadDays: event.target.value })}
        />
      </div>
    </Card>
  )
}
