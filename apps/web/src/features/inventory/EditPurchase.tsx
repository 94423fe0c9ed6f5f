import type { Purchase, StockItem } from '@darzi/contract/inventory-shapes.ts'
import { Trash2 } from 'lucide-react'
import { useSession } from '../../data/session.ts'
import { useShopDay } from '../../data/shop-day.ts'
import styles from '../../kits/form/Form.module.css'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { dayProblem, errorOf, numberOf, typedMoney, typedNumber } from '../../kits/form/typed.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { unitOf } from './amount.ts'
import { editPurchase, useSuppliers } from './purchase-data.ts'
import { StockFinder } from './StockFinder.tsx'

interface Row {
  itemId: string
  name: string
  unit: StockItem['unit']
  quantity: string
  cost: string
}

/** A purchase order that is not sent: more items, other quantities, another supplier. */
export function EditPurchase({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useT()
  const { shop } = useSession()
  const today = useShopDay()
  const suppliers = useSuppliers() ?? []
  const currency = shop?.currency ?? 'INR'
  const rows: Row[] = purchase.lines.map(({ item, quantity, costMinor }) => ({
    itemId: item.id,
    name: item.name,
    unit: item.unit,
    quantity: String(quantity),
    cost: costMinor === undefined ? '' : String(costMinor / 100),
  }))
  return (
    <FormDialog
      title={t('inventory.purchase.editTitle', { number: purchase.number })}
      save={t('inventory.item.save')}
      isWide
      initial={{
        supplierId: purchase.supplier.id,
        expectedOn: purchase.expectedOn ?? '',
        notes: purchase.notes ?? '',
        lines: rows,
      }}
      check={({ lines, expectedOn }) =>
        Object.fromEntries([
          ...(expectedOn ? [['expectedOn', dayProblem(expectedOn, t)]] : []),
          ...lines.flatMap(({ quantity, cost }, at) => {
            const typed = typedNumber(quantity)
            const wrong = errorOf(typed) ?? (numberOf(typed) ? undefined : 'problems.inventory.nothing')
            const money = errorOf(typedMoney(cost, currency))
            return [
              ...(wrong ? [[`lines.${at}.quantity`, t(wrong)]] : []),
              ...(money ? [[`lines.${at}.cost`, t(money)]] : []),
            ]
          }),
        ])
      }
      send={({ lines, expectedOn, ...said }) =>
        editPurchase(purchase, {
          ...said,
          expectedOn: expectedOn || null,
          lines: lines.map(({ itemId, quantity, cost }) => ({
            itemId,
            quantity: numberOf(typedNumber(quantity)) ?? 0,
            costMinor: numberOf(typedMoney(cost, currency)),
          })),
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className={styles.pair}>
            <NativeSelect
              {...form.getInputProps('supplierId')}
              label={t('inventory.supplier.label')}
              options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <DateField
              {...form.getInputProps('expectedOn')}
              value={form.values.expectedOn}
              today={today}
              label={t('inventory.purchase.expectedOn')}
              isOptional
            />
          </div>
          {form.values.lines.map((row, at) => (
            <div key={row.itemId} className={styles.line}>
              <TextField
                {...form.getInputProps(`lines.${at}.quantity`)}
                label={t('inventory.purchase.quantityOf', { name: row.name, unit: unitOf(row) })}
                inputMode="decimal"
                autoComplete="off"
              />
              <TextField
                {...form.getInputProps(`lines.${at}.cost`)}
                label={t('inventory.item.cost')}
                inputMode="decimal"
                autoComplete="off"
                isOptional
              />
              <Button
                kind="plain"
                icon={<Trash2 size={19} aria-hidden="true" />}
                aria-label={t('inventory.purchase.removeLine', { name: row.name })}
                disabled={form.values.lines.length === 1}
                onClick={() => form.removeListItem('lines', at)}
              />
            </div>
          ))}
          <StockFinder
            label={t('inventory.purchase.addLine')}
            without={form.values.lines.map(({ itemId }) => itemId)}
            onChoose={(item) => form.insertListItem('lines', rowOf(item))}
          />
          <TextArea
            {...form.getInputProps('notes')}
            label={t('inventory.purchase.notes')}
            isOptional
            maxLength={1000}
          />
        </>
      )}
    </FormDialog>
  )
}

const rowOf = ({ id, name, unit, costMinor }: StockItem): Row => ({
  itemId: id,
  name,
  unit,
  quantity: '',
  cost: costMinor === undefined ? '' : String(costMinor / 100),
})
