import { type StaffRole, staffRoles } from '@darzi/contract/access.ts'
import { useForm } from '@mantine/form'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Staff.module.css'
import { type Invited, useInvite } from './staff-data.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Name, e-mail and role of a new colleague; the link goes to their mailbox. */
export function InviteDialog({ isOpen, onClose }: Props) {
  const t = useT()
  return (
    <Dialog title={t('staff.invite.title')} isOpen={isOpen} onClose={onClose} isForm>
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

const nobodyYet: Invited = { name: '', email: '', role: 'counter' }

function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const invite = useInvite()
  const form = useForm<Invited & Record<string, unknown>>({
    initialValues: { ...nobodyYet },
    validate: {
      name: (value: string) => (value.trim() ? null : t('problems.field.required')),
      email: (value: string) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('problems.field.email')),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ name, email, role }) => {
      const sent = await invite.mutateAsync({ name, email, role })
      toastDone(t('staff.done.invited', { email: sent.email }))
      onClose()
    },
  })
  const role: StaffRole = form.values.role
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.getInputProps('name')}
        label={t('staff.invite.name')}
        autoComplete="off"
        data-autofocus
        required
      />
      <TextField
        {...form.getInputProps('email')}
        label={t('staff.invite.email')}
        hint={t('staff.invite.emailHint')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <NativeSelect
        {...form.getInputProps('role')}
        label={t('staff.invite.role')}
        hint={t(`staff.roleWhy.${role}`)}
        options={staffRoles.map((value) => ({ value, label: t(`staff.role.${value}`) }))}
      />
      <div className={styles.dialogActions}>
        <Button disabled={isSending} onClick={onClose}>
          {t('staff.invite.cancel')}
        </Button>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('staff.invite.send')}
        </Button>
      </div>
    </form>
  )
}
