import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../data/api.ts'
import { deviceStorage } from '../../data/device-storage.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { queries } from '../../data/queries.ts'
import { forgetSession } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { forgetDrafts } from '../../shell/forget-drafts.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from '../../ui/EditForm.module.css'
import { FormError } from '../../ui/FormError.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { type Deletion, Losses } from './Losses.tsx'
import { WorkAtPartners } from './WorkAtPartners.tsx'

interface Props {
  email: string
  onClose: () => void
}

/** Says what goes and what stays, and asks for the password once more. */
export function DeleteAccountDialog({ email, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', 'deletion'],
    queryFn: ({ signal }) => call('GET /api/account/deletion', undefined, { signal }),
    // What was true a while ago is not what is decided on.
    gcTime: 0,
  })
  const blocking = data?.shops.find((shop) => shop.isLastOwner && shop.otherMembers > 0)
  return (
    <Dialog title={t('accounts.delete.title')} isOpen onClose={onClose} isForm>
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} />}
      {blocking && (
        <div className={styles.form}>
          <p>
            {t('accounts.delete.blocked', { shop: blocking.name, count: blocking.otherMembers })}{' '}
            <Link to={links.staff()}>{t('accounts.delete.toStaff')}</Link>
          </p>
          <FormFoot at="end">
            <Button onClick={onClose}>{t('ui.close')}</Button>
          </FormFoot>
        </div>
      )}
      {data && !blocking && <Sure deletion={data} email={email} onClose={onClose} />}
    </Dialog>
  )
}

function Sure({ deletion, email, onClose }: Props & { deletion: Deletion }) {
  const t = useT()
  const [byCode, setByCode] = useState(false)
  const [hasNoPassword, setNoPassword] = useState(false)
  const busy = deletion.shops.filter((shop) => shop.isLastOwner && shop.openOrders > 0)
  const proof = byCode ? 'code' : 'password'
  const form = useForm({
    initialValues: { password: '', code: '', closesShops: false },
    validate: (values) => ({ [proof]: values[proof].trim() ? undefined : t('problems.field.required') }),
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ closesShops, ...values }) => {
      try {
        const body = { [proof]: values[proof], closesShops }
        await call('POST /api/account/deletion', { body })
        forgetSession()
        forgetDrafts(deviceStorage)
        queries.clear()
        // Everything this page still holds is of somebody who is gone.
        location.replace(links.home())
      } catch (refused) {
        if (refused instanceof ProblemError && refused.code === 'accounts.codeNeeded') return setByCode(true)
        if (refused instanceof ProblemError && refused.code === 'accounts.noPasswordYet') setNoPassword(true)
        throw refused
      }
    },
  })
  const isHeld = busy.length > 0 && !form.values.closesShops
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <Losses deletion={deletion} />
      {busy.map((shop) => (
        <p key={shop.id}>
          <strong>{t('accounts.delete.openOrders', { shop: shop.name, count: shop.openOrders })}</strong>
        </p>
      ))}
      {deletion.shops.map(({ id, atPartners }) => (
        <WorkAtPartners key={id} {...atPartners} />
      ))}
      {busy.length > 0 && (
        <Checkbox
          label={t('accounts.delete.closeAnyway')}
          {...form.getInputProps('closesShops', { type: 'checkbox' })}
        />
      )}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {byCode ? (
        <TextField
          {...form.getInputProps('code')}
          key="code"
          label={t('accounts.delete.code')}
          autoComplete="one-time-code"
          required
        />
      ) : (
        <PasswordField
          {...form.getInputProps('password')}
          label={t('accounts.delete.password')}
          autoComplete="current-password"
          required
        />
      )}
      {hasNoPassword && <Link to={links.forgotPassword()}>{t('accounts.delete.choosePassword')}</Link>}
      <FormFoot at="end">
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button type="submit" kind="danger" isBusy={isSending} disabled={isHeld}>
          {t('accounts.delete.submit')}
        </Button>
      </FormFoot>
    </form>
  )
}
