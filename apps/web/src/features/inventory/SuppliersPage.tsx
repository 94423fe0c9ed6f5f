import type { Supplier } from '@darzi/contract/inventory-shapes.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import styles from '../../kits/list/List.module.css'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { saveSupplier, setSupplierArchived, useSuppliers } from './purchase-data.ts'

/** Whom the shop buys from. */
export default function SuppliersPage() {
  const t = useT()
  const suppliers = useSuppliers()
  const dialog = useDialogAddress('do')
  const shown = suppliers?.filter(({ isArchived }) => !isArchived) ?? []
  const editing = shown.find(({ id }) => id === dialog.value)
  const add = (
    <Button kind="primary" icon={<Plus size={20} aria-hidden="true" />} onClick={() => dialog.open('add')}>
      {t('inventory.supplier.add')}
    </Button>
  )
  return (
    <>
      <ScreenHeader
        title={t('inventory.supplier.title')}
        backTo={links.inventory()}
        extra={shown.length > 0 && add}
      />
      {!suppliers && <SkeletonRows rows={4} rowHeight={70} />}
      {suppliers && shown.length === 0 && (
        <EmptyState title={t('inventory.supplier.empty')} action={add}>
          {t('inventory.supplier.why')}
        </EmptyState>
      )}
      <ul className={styles.plain} aria-label={t('inventory.supplier.title')}>
        {shown.map((supplier) => (
          <li key={supplier.id} className={styles.card}>
            <div>
              <strong>{supplier.name}</strong>
              <div className={styles.aside}>
                {[supplier.phone, supplier.email].filter(Boolean).join(' · ') ||
                  t('inventory.supplier.noWay')}
              </div>
            </div>
            <ActionMenu
              label={t('inventory.item.actions', { name: supplier.name })}
              actions={[
                { key: 'edit', label: t('inventory.act.edit'), run: () => dialog.open(supplier.id) },
                { key: 'archive', label: t('inventory.act.archive'), run: () => void archive(supplier, t) },
              ]}
            />
          </li>
        ))}
      </ul>
      {(editing || dialog.value === 'add') && (
        <SupplierDialog key={dialog.value} supplier={editing} onClose={dialog.close} />
      )}
    </>
  )
}

async function archive(supplier: Supplier, t: ReturnType<typeof useT>): Promise<void> {
  try {
    await setSupplierArchived(supplier, true)
    toastWithUndo({
      message: t('inventory.done.archived', { name: supplier.name }),
      undo: () => setSupplierArchived(supplier, false),
    })
  } catch (error) {
    toastProblem(error)
  }
}

function SupplierDialog({ supplier, onClose }: { supplier?: Supplier; onClose: () => void }) {
  const t = useT()
  const [id] = useState(supplier?.id ?? newId())
  return (
    <FormDialog
      title={supplier ? t('inventory.item.edit', { name: supplier.name }) : t('inventory.supplier.add')}
      save={t('inventory.item.save')}
      initial={{
        name: supplier?.name ?? '',
        phone: supplier?.phone ?? '',
        email: supplier?.email ?? '',
        notes: supplier?.notes ?? '',
      }}
      check={({ name, email }) => ({
        name: name.trim() ? null : t('problems.field.required'),
        email: email.trim() === '' || /^\S+@\S+\.\S+$/.test(email.trim()) ? null : t('problems.field.email'),
      })}
      send={(values) => saveSupplier(supplier, { ...values, id })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.getInputProps('name')}
            label={t('inventory.supplier.name')}
            data-autofocus
            required
          />
          <TextField
            {...form.getInputProps('phone')}
            type="tel"
            label={t('inventory.supplier.phone')}
            isOptional
          />
          <TextField
            {...form.getInputProps('email')}
            type="email"
            label={t('inventory.supplier.email')}
            isOptional
          />
          <TextArea
            {...form.getInputProps('notes')}
            label={t('inventory.item.notes')}
            isOptional
            maxLength={1000}
          />
        </>
      )}
    </FormDialog>
  )
}
