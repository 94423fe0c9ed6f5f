import type { Garment } from '@darzi/contract/garments.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Garments.module.css'
import { addGarment } from './garment-data.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** The types a new one may begin as a copy of. */
  models: readonly Garment[]
}

/** A type of the shop's own: a name, and what it begins as. */
export function AddGarmentDialog({ isOpen, onClose, models }: Props) {
  const t = useT()
  return (
    <Dialog title={t('garments.add.title')} isOpen={isOpen} onClose={onClose} isForm>
      <AddForm onClose={onClose} models={models} />
    </Dialog>
  )
}

function AddForm({ onClose, models }: Omit<Props, 'isOpen'>) {
  const t = useT()
  const navigate = useNavigate()
  const [id] = useState(newId)
  const form = useForm<{ name: string; copyOf: string }>({
    initialValues: { name: '', copyOf: '' },
    validate: { name: (value: string) => (value.trim() ? null : t('problems.field.required')) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ name, copyOf }) => {
      const { key } = await addGarment({ id, name, copyOf: copyOf || undefined })
      toastDone(t('garments.done.added', { name: name.trim() }))
      await navigate(links.garment(key), { replace: true })
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.getInputProps('name')}
        label={t('garments.add.name')}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        required
      />
      <NativeSelect
        {...form.getInputProps('copyOf')}
        label={t('garments.add.copyOf')}
        hint={t('garments.add.copyWhy')}
        options={[
          { value: '', label: t('garments.add.nothing') },
          ...models.map((model) => ({ value: model.key, label: garmentName(t, model) })),
        ]}
      />
      <div className={styles.dialogActions}>
        <Button disabled={isSending} onClick={onClose}>
          {t('garments.add.cancel')}
        </Button>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('garments.add.save')}
        </Button>
      </div>
    </form>
  )
}
