import { type StaffRole, staffRoles } from '@darzi/contract/access.ts'
import { useForm } from '@mantine/form'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './Staff.module.css'
import { type Invited, useInvite } from './staff-data.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Name, e-mail and role of a new colleague; the link goes to their mailbox. */
export function InviteDialog({ isOpen, onClose }: Props) {
  const say = useSay()
  return (
    <Dialog title={say('staff.invite.title')} isOpen={isOpen} onClose={onClose} isForm>
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

const nobodyYet: Invited = { name: '', email: '', role: 'counter' }

function InviteForm({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const invite = useInvite()
  const form = useForm<Invited & Record<string, unknown>>({
    initialValues: { ...nobodyYet },
    validate: {
      name: (value: string) => (value.trim() ? null : say('problems.field.required')),
      email: (value: string) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : say('problems.field.email')),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ name, email, role }) => {
      const sent = await invite.mutateAsync({ name, email, role })
      toastDone(say('staff.done.invited', { email: sent.email }))
      onClose()
    },
  })
  const role: StaffRole = form.values.role
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.getInputProps('name')}
        label={say('staff.invite.name')}
        autoComplete="off"
        data-autofocus
        required
      />
      <TextField
        {...form.getInputProps('email')}
        label={say('staff.invite.email')}
        hint={say('staff.invite.emailHint')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <NativeSelect
        {...form.getInputProps('role')}
        label={say('staff.invite.role')}
        hint={say(`staff.roleWhy.${role}`)}
        options={staffRoles.map((value) => ({ value, label: say(`staff.role.${value}`) }))}
      />
      <div className={styles.dialogActions}>
        <Button disabled={isSending} onClick={onClose}>
          {say('staff.invite.cancel')}
        </Button>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {say('staff.invite.send')}
        </Button>
      </div>
    </form>
  )
}
