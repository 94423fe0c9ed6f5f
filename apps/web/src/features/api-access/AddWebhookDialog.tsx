import { type WebhookType, webhookTypes } from '@darzi/tailoring/webhooks/event-types.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { apiLinks } from '../../api-links.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from '../../ui/EditForm.module.css'
import { FormError } from '../../ui/FormError.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { addWebhook } from './api-access-data.ts'
import { CheckList } from './CheckList.tsx'
import { SecretShown } from './SecretShown.tsx'

type Added = Awaited<ReturnType<typeof addWebhook>>

/** Adds an address and shows the secret its messages are signed with, this once; the next step is to try it. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [added, setAdded] = useState<Added>()
  const goOn = ({ id }: Added) => navigate(apiLinks.webhook(id), { replace: true })
  return (
    <Dialog
      title={t(added ? 'api-access.secret.hookTitle' : 'api-access.add.title')}
      isOpen
      onClose={onClose}
      isForm
    >
      {added ? (
        <SecretShown kind="hook" secret={added.secret} onKept={() => void goOn(added)} />
      ) : (
        <AddForm onAdded={setAdded} onClose={onClose} />
      )}
    </Dialog>
  )
}

function AddForm({ onAdded, onClose }: { onAdded: (added: Added) => void; onClose: () => void }) {
  const t = useT()
  const form = useForm({
    initialValues: { url: '', types: [] as WebhookType[] },
    validate: {
      url: (value) => (/^https:\/\/\S+$/.test(value.trim()) ? null : t('problems.webhooks.addressNotHttps')),
      types: (value) => (value.length > 0 ? null : t('api-access.make.noScope')),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => onAdded(await addWebhook(values)),
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.getInputProps('url')}
        label={t('api-access.add.url')}
        hint={t('api-access.add.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={500}
        data-autofocus
        required
      />
      <CheckList
        label={t('api-access.add.types')}
        options={webhookTypes.map((value) => ({ value, label: t(`api-access.type.${value}`) }))}
        chosen={form.values.types}
        error={form.errors.types}
        onChoose={(types) => form.setFieldValue('types', types)}
      />
      <FormFoot at="end">
        <Button disabled={isSending} onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('api-access.add.submit')}
        </Button>
      </FormFoot>
    </form>
  )
}
