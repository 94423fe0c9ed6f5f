import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import {
  type MovementKind,
  movementKinds,
  type StockUnit,
  stockUnits,
} from '@darzi/tailoring/inventory/stock.ts'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { ProblemError } from '../../data/problem-error.ts'
import styles from '../../kits/form/Form.module.css'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { errorOf, numberOf, typedNumber } from '../../kits/form/typed.ts'
import { Chips } from '../../ui/Chips.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf } from './amount.ts'
import { moveStock } from './inventory-data.ts'

interface Props {
  item: StockItem
  kind?: MovementKind
  onClose: () => void
}

/** What came, was used, came back, was spoilt, or was counted. */
export function MoveDialog({ item, kind = 'received', onClose }: Props) {
  const t = useT()
  const [id] = useState(newId)
  // What the person saw when they counted; once they were told of another number, that one.
  const [seen, setSeen] = useState(item.onHand)
  const units: readonly StockUnit[] = item.unit === 'pc' ? ['pc'] : stockUnits.filter((unit) => unit !== 'pc')
  return (
    <FormDialog
      title={t('inventory.move.title', { name: item.name })}
      save={t('inventory.move.save')}
      initial={{ kind, quantity: '', unit: item.unit, reason: '' }}
      check={({ quantity }) => {
        const typed = typedNumber(quantity)
        const key =
          errorOf(typed) ?? (numberOf(typed) === undefined ? 'problems.inventory.nothing' : undefined)
        return { quantity: key ? t(key) : null }
      }}
      send={async (values) => {
        const quantity = numberOf(typedNumber(values.quantity)) ?? 0
        const isCount = values.kind === 'counted'
        const { kind: moved, unit, reason } = values
        try {
          await moveStock(item, {
            id,
            kind: moved,
            quantity,
            unit,
            reason,
            onHand: isCount ? seen : undefined,
          })
        } catch (error) {
          if (error instanceof ProblemError && error.code === 'inventory.movedMeanwhile')
            setSeen(Number(error.params.onHand ?? seen))
          throw error
        }
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t('inventory.move.now', { amount: amountOf(seen, item.unit) })}</p>
          <Chips
            label={t('inventory.move.kind')}
            chips={movementKinds.map((key) => ({ key, label: t(`inventory.kind.${key}`) }))}
            chosen={form.values.kind}
            onChoose={(chosen) => form.setFieldValue('kind', chosen)}
          />
          <div className={styles.pair}>
            <TextField
              {...form.getInputProps('quantity')}
              label={t(form.values.kind === 'counted' ? 'inventory.move.counted' : 'inventory.move.quantity')}
              inputMode="decimal"
              autoComplete="off"
              data-autofocus
            />
            {units.length > 1 && (
              <NativeSelect
                {...form.getInputProps('unit')}
                label={t('inventory.item.unit')}
                options={units.map((value) => ({ value, label: t(`inventory.unitName.${value}`) }))}
              />
            )}
          </div>
          <TextField
            {...form.getInputProps('reason')}
            label={t('inventory.move.reason')}
            isOptional
            maxLength={200}
          />
        </>
      )}
    </FormDialog>
  )
}
