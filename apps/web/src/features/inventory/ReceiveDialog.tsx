import type { Purchase } from '@darzi/contract/inventory-shapes.ts'
import { openQuantity } from '@darzi/tailoring/inventory/purchase.ts'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { errorOf, numberOf, typedNumber } from '../../kits/form/typed.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { unitOf } from './amount.ts'
import { receivePurchase } from './purchase-data.ts'

/** What came of a purchase order; what did not stays on order. */
export function ReceiveDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useT()
  const [id] = useState(newId)
  const open = purchase.lines.filter((line) => openQuantity(line) > 0)
  return (
    <FormDialog
      title={t('inventory.purchase.receiveTitle', { number: purchase.number })}
      save={t('inventory.purchase.receiveNow')}
      initial={{ lines: open.map((line) => String(openQuantity(line))) }}
      check={({ lines }) => {
        const wrong = lines.flatMap((text, at) => {
          const line = open[at]
          const typed = typedNumber(text)
          const above = line && (numberOf(typed) ?? 0) > openQuantity(line)
          const key = errorOf(typed)
          if (key) return [[`lines.${at}`, t(key)]]
          if (!above) return []
          const params = { open: openQuantity(line), unit: unitOf(line.item) }
          return [[`lines.${at}`, t('problems.inventory.aboveOrdered', params)]]
        })
        const isNothing = lines.every((text) => !numberOf(typedNumber(text)))
        return Object.fromEntries(
          wrong.length === 0 && isNothing ? [['lines.0', t('problems.inventory.nothing')]] : wrong,
        )
      }}
      send={({ lines }) =>
        receivePurchase(purchase, {
          id,
          lines: open.flatMap((line, at) => {
            const quantity = numberOf(typedNumber(lines[at] ?? ''))
            return quantity ? [{ lineId: line.id, quantity }] : []
          }),
        })
      }
      onClose={onClose}
    >
      {(form) =>
        open.map((line, at) => (
          <TextField
            key={line.id}
            {...form.getInputProps(`lines.${at}`)}
            label={t('inventory.purchase.quantityOf', { name: line.item.name, unit: unitOf(line.item) })}
            inputMode="decimal"
            autoComplete="off"
          />
        ))
      }
    </FormDialog>
  )
}
