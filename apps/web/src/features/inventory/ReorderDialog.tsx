import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import { isWhole, reorderQuantity } from '@darzi/tailoring/inventory/stock.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { errorOf, numberOf, typedNumber } from '../../kits/form/typed.ts'
import { links } from '../../links.ts'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { unitOf } from './amount.ts'
import { orderItem, saveSupplier, useSuppliers } from './purchase-data.ts'

const other = 'new'

/** How much to buy and from whom; it becomes a purchase order that can still be changed before it is sent. */
export function ReorderDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const suppliers = useSuppliers()?.filter(({ isArchived }) => !isArchived)
  const [supplierId] = useState(newId)
  if (!suppliers) return null
  return (
    <FormDialog
      title={t('inventory.reorder.title', { name: item.name })}
      save={t('inventory.reorder.save')}
      initial={{
        quantity: String(reorderQuantity(item)),
        supplier: item.supplier?.id ?? suppliers[0]?.id ?? other,
        name: '',
      }}
      check={({ quantity, supplier, name }) => {
        const typed = typedNumber(quantity)
        const value = numberOf(typed)
        const key =
          errorOf(typed) ??
          (!value
            ? 'problems.inventory.nothing'
            : isWhole(value, item.unit)
              ? undefined
              : 'problems.inventory.notWhole')
        return {
          quantity: key ? t(key) : null,
          name: supplier === other && !name.trim() ? t('problems.field.required') : null,
        }
      }}
      send={async ({ quantity, supplier, name }) => {
        const seller =
          supplier === other ? await saveSupplier(undefined, { id: supplierId, name }) : { id: supplier }
        const order = { supplierId: seller.id, quantity: numberOf(typedNumber(quantity)) }
        return orderItem(item, order)
      }}
      // The order’s page takes the place of the dialog in history.
      onSaved={({ id }) => void navigate(links.purchase(id), { replace: true })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.getInputProps('quantity')}
            label={t('inventory.reorder.quantity', { unit: unitOf(item) })}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
          />
          <NativeSelect
            {...form.getInputProps('supplier')}
            label={t('inventory.supplier.label')}
            options={[
              ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
              { value: other, label: t('inventory.supplier.new') },
            ]}
          />
          {form.values.supplier === other && (
            <TextField {...form.getInputProps('name')} label={t('inventory.supplier.name')} maxLength={120} />
          )}
        </>
      )}
    </FormDialog>
  )
}
