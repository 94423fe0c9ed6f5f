import { type ApiScope, apiScopes, keyDays, longestKeyDays } from '@darzi/tailoring/api-access/scopes.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useShopDay } from '../../data/shop-day.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from '../../ui/EditForm.module.css'
import { FormError } from '../../ui/FormError.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { makeKey } from './api-access-data.ts'
import { CheckList } from './CheckList.tsx'
import { SecretShown } from './SecretShown.tsx'

/** Makes a key and shows it, this once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [token, setToken] = useState<string>()
  return (
    <Dialog
      title={t(token ? 'api-access.secret.keyTitle' : 'api-access.make.title')}
      isOpen
      onClose={onClose}
      isForm
    >
      {token ? (
        <SecretShown kind="key" secret={token} onKept={onClose} />
      ) : (
        <MakeForm onMade={setToken} onClose={onClose} />
      )}
    </Dialog>
  )
}

function MakeForm({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const t = useT()
  const today = useShopDay()
  const form = useForm({
    initialValues: { name: '', scopes: [] as ApiScope[], lastDay: addDays(today, keyDays[1]) },
    validate: {
      name: (value) => (value.trim() ? null : t('problems.field.required')),
      scopes: (value) => (value.length > 0 ? null : t('api-access.make.noScope')),
      lastDay: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? null : t('problems.field.date')),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => onMade(await makeKey(values)),
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.getInputProps('name')}
        label={t('api-access.make.name')}
        hint={t('api-access.make.nameHint')}
        autoComplete="off"
        maxLength={60}
        data-autofocus
        required
      />
      <CheckList
        label={t('api-access.make.scopes')}
        options={apiScopes.map((value) => ({ value, label: t(`api-access.scope.${value}`) }))}
        chosen={form.values.scopes}
        error={form.errors.scopes}
        onChoose={(scopes) => form.setFieldValue('scopes', scopes)}
      />
      <DateField
        {...form.getInputProps('lastDay')}
        value={form.values.lastDay}
        onChange={(lastDay) => form.setFieldValue('lastDay', lastDay)}
        label={t('api-access.make.lastDay')}
        today={today}
        min={today}
        max={addDays(today, longestKeyDays)}
        quick={keyDays.map((days) => ({
          key: addDays(today, days),
          label: t('api-access.make.inDays', { days }),
        }))}
      />
      <FormFoot at="end">
        <Button disabled={isSending} onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('api-access.make.submit')}
        </Button>
      </FormFoot>
    </form>
  )
}
