import { cuts } from '@darzi/tailoring/collection/finished.ts'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { garmentName } from '../../../words/garment-names.ts'
import { useT } from '../../../words/use-t.ts'
import { useGarments } from '../../garments/api.ts'
import styles from './Editor.module.css'
import { itemCategories } from './item-categories.ts'
import { LanguagesFold } from './LanguagesFold.tsx'
import type { ItemForm } from './use-item-form.ts'

/** Its name, kind and price, and how it is offered. */
export function BasicsPart({ form }: { form: ItemForm }) {
  const t = useT()
  const { draft, change, errorAt, currency } = form
  const { data: garments = [] } = useGarments()
  const sewn = garments.filter(({ isActive, key }) => isActive || key === draft.garment)
  return (
    <Card title={t('collection.basics.title')}>
      <div className={styles.pairs}>
        <TextField
          label={t('collection.basics.name')}
          error={errorAt('name')}
          value={draft.name}
          maxLength={80}
          onChange={(event) => change({ name: event.target.value })}
        />
        <NativeSelect
          label={t('collection.basics.category')}
          value={draft.category}
          options={itemCategories.map((value) => ({
            value,
            label: t(`shop-collection.category.${value}`),
          }))}
          // The options are exactly the categories.
          onChange={(event) => change({ category: event.target.value as typeof draft.category })}
        />
        <NativeSelect
          label={t('collection.basics.cut')}
          hint={t('collection.basics.cutWhy')}
          value={draft.cut}
          options={[
            ...cuts.map((value) => ({ value, label: t(`collection.cut.${value}`) })),
            { value: '', label: t('collection.cut.none') },
          ]}
          // The options are exactly the cuts, and none.
          onChange={(event) => change({ cut: event.target.value as typeof draft.cut })}
        />
        <NativeSelect
          label={t('collection.basics.garment')}
          hint={t('collection.basics.garmentWhy')}
          error={errorAt('garment')}
          value={draft.garment}
          options={sewn.map((each) => ({ value: each.key, label: garmentName(t, each) }))}
          onChange={(event) => change({ garment: event.target.value, styles: [] })}
        />
        <TextField
          label={t('collection.basics.price', { currency })}
          inputMode="decimal"
          error={errorAt('priceMinor')}
          value={draft.price}
          maxLength={24}
          onChange={(event) => change({ price: event.target.value })}
        />
        <TextField
          label={t('collection.basics.originalPrice', { currency })}
          hint={t('collection.basics.originalWhy')}
          isOptional
          inputMode="decimal"
          error={errorAt('originalPriceMinor')}
          value={draft.originalPrice}
          maxLength={24}
          onChange={(event) => change({ originalPrice: event.target.value })}
        />
      </div>
      <TextArea
        label={t('collection.basics.description')}
        isOptional
        error={errorAt('description')}
        value={draft.description}
        maxLength={1000}
        onChange={(event) => change({ description: event.target.value })}
      />
      <LanguagesFold form={form} />
      <Checkbox
        label={t('collection.basics.listed')}
        checked={draft.isListed}
        onChange={(event) => change({ isListed: event.target.checked })}
      />
      <Checkbox
        label={t('collection.basics.madeToMeasure')}
        checked={draft.isMadeToMeasure}
        onChange={(event) => change({ isMadeToMeasure: event.target.checked })}
      />
    </Card>
  )
}
