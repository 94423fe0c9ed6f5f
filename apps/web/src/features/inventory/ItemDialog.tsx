import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import {
  clothPhotoWidthsMm,
  isWhole,
  type StockUnit,
  stockCategories,
  stockUnits,
} from '@darzi/tailoring/inventory/stock.ts'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { useMay, useSession } from '../../data/session.ts'
import styles from '../../kits/form/Form.module.css'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { errorOf, numberOf, type Typed, typedMoney, typedNumber } from '../../kits/form/typed.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { addItem, editItem } from './inventory-data.ts'
import { useSuppliers } from './purchase-data.ts'

interface Props {
  /** None for a new one. */
  item?: StockItem
  /** What a new one may be called. */
  name?: string
  onClose: () => void
}

/** An item of the stock: what it is called, how it is counted, when it runs low, what it costs and where it lies. */
export function ItemDialog({ item, name = '', onClose }: Props) {
  const t = useT()
  const { shop } = useSession()
  const buys = useMay('inventory.buy')
  const suppliers = useSuppliers(buys) ?? []
  const [id] = useState(item?.id ?? newId())
  const currency = shop?.currency ?? 'INR'
  const error = (typed: Typed) => {
    const key = errorOf(typed)
    return key ? t(key) : null
  }
  const quantity = (text: string, unit: StockUnit) => {
    const typed = typedNumber(text)
    if (!('error' in typed) && typed.value !== undefined && !isWhole(typed.value, unit))
      return t('problems.inventory.notWhole')
    return error(typed)
  }
  return (
    <FormDialog
      title={item ? t('inventory.item.edit', { name: item.name }) : t('inventory.page.add')}
      save={t('inventory.item.save')}
      initial={{
        name: item?.name ?? name,
        category: item?.category ?? 'fabric',
        unit: item?.unit ?? 'm',
        onHand: '',
        lowAt: item?.lowAt === undefined ? '' : String(item.lowAt),
        cost: item?.costMinor === undefined ? '' : String(item.costMinor / 100),
        supplierId: item?.supplier?.id ?? '',
        place: item?.place ?? '',
        barcode: item?.barcode ?? '',
        notes: item?.notes ?? '',
        isShown: item?.isShown ?? false,
        photoWidth: item?.photoWidthMm === undefined ? '' : String(item.photoWidthMm),
      }}
      check={(values) => ({
        name: values.name.trim() ? null : t('problems.field.required'),
        onHand: quantity(values.onHand, values.unit),
        lowAt: quantity(values.lowAt, values.unit),
        cost: error(typedMoney(values.cost, currency)),
      })}
      send={async ({ onHand, lowAt, cost, supplierId, photoWidth, ...said }) => {
        const costs = {
          costMinor: numberOf(typedMoney(cost, currency)) ?? null,
          supplierId: supplierId || null,
        }
        const photoWidthMm = clothPhotoWidthsMm.find((mm) => String(mm) === photoWidth) ?? null
        const body = {
          ...said,
          photoWidthMm,
          lowAt: numberOf(typedNumber(lowAt)) ?? null,
          ...(buys ? costs : {}),
        }
        if (item) return editItem(id, { ...body, version: item.version })
        return addItem({ ...body, id, onHand: numberOf(typedNumber(onHand)) })
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.getInputProps('name')}
            label={t('inventory.item.name')}
            data-autofocus
            required
          />
          <div className={styles.pair}>
            <NativeSelect
              {...form.getInputProps('category')}
              label={t('inventory.category.label')}
              options={stockCategories.map((value) => ({ value, label: t(`inventory.category.${value}`) }))}
            />
            <NativeSelect
              {...form.getInputProps('unit')}
              label={t('inventory.item.unit')}
              options={stockUnits.map((value) => ({ value, label: t(`inventory.unitName.${value}`) }))}
            />
          </div>
          <div className={styles.pair}>
            {!item && (
              <TextField
                {...form.getInputProps('onHand')}
                label={t('inventory.item.onHand')}
                inputMode="decimal"
                autoComplete="off"
                isOptional
              />
            )}
            <TextField
              {...form.getInputProps('lowAt')}
              label={t('inventory.item.lowAt')}
              hint={t('inventory.item.lowAtWhy')}
              inputMode="decimal"
              autoComplete="off"
              isOptional
            />
          </div>
          {buys && (
            <div className={styles.pair}>
              <TextField
                {...form.getInputProps('cost')}
                label={t('inventory.item.cost')}
                inputMode="decimal"
                autoComplete="off"
                isOptional
              />
              <NativeSelect
                {...form.getInputProps('supplierId')}
                label={t('inventory.supplier.label')}
                isOptional
                options={[
                  { value: '', label: t('inventory.supplier.none') },
                  ...suppliers
                    .filter(({ isArchived, id: each }) => !isArchived || each === item?.supplier?.id)
                    .map((each) => ({ value: each.id, label: each.name })),
                ]}
              />
            </div>
          )}
          <div className={styles.pair}>
            <TextField
              {...form.getInputProps('place')}
              label={t('inventory.item.place')}
              isOptional
              maxLength={80}
            />
            <TextField
              {...form.getInputProps('barcode')}
              label={t('inventory.item.barcode')}
              isOptional
              maxLength={64}
              autoComplete="off"
            />
          </div>
          <TextArea
            {...form.getInputProps('notes')}
            label={t('inventory.item.notes')}
            isOptional
            maxLength={1000}
          />
          {form.values.category === 'fabric' && (
            <>
              <Checkbox
                {...form.getInputProps('isShown', { type: 'checkbox' })}
                label={t('inventory.item.shown')}
                hint={t('inventory.item.shownWhy')}
              />
              {form.values.isShown && (
                <NativeSelect
                  {...form.getInputProps('photoWidth')}
                  label={t('inventory.item.photoWidth')}
                  isOptional
                  options={[
                    { value: '', label: t('inventory.item.photoWidthNone') },
                    ...clothPhotoWidthsMm.map((mm) => ({
                      value: String(mm),
                      label: t('inventory.item.photoWidthCm', { size: mm / 10 }),
                    })),
                  ]}
                />
              )}
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
