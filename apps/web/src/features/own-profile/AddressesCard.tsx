import type { OwnAddress } from '@darzi/contract/own-profile.ts'
import { addressLine } from '@darzi/tailoring/own-profile/address-line.ts'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { toastWithUndo } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import { AddressForm } from './AddressForm.tsx'
import styles from './OwnProfile.module.css'
import { removeAddress, saveAddress } from './own-profile-data.ts'

/** Where orders are sent and visits are made; the default stands first. */
export function AddressesCard({ addresses }: { addresses: readonly OwnAddress[] }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const [edited, setEdited] = useState<OwnAddress>()
  const isNew = edited !== undefined && !addresses.some(({ id }) => id === edited.id)
  const remove = (address: OwnAddress) =>
    run(async () => {
      await removeAddress(address.id)
      toastWithUndo({
        message: t('own-profile.addresses.removed', { label: address.label }),
        undo: () => saveAddress(address),
      })
    })
  const anew = (): OwnAddress => ({
    id: newId(),
    label: addresses.length === 0 ? t('own-profile.addresses.home') : '',
    lines: '',
    city: '',
    pincode: '',
    isDefault: addresses.length === 0,
  })
  return (
    <Card title={t('own-profile.addresses.title')} aria-label={t('own-profile.addresses.title')}>
      <div className={styles.body}>
        <p className={styles.soft}>{t('own-profile.addresses.why')}</p>
        {addresses.length > 0 && (
          <ul className={styles.list}>
            {addresses.map((address) => (
              <li key={address.id}>
                <div className={styles.words}>
                  <strong>{address.label}</strong>
                  {address.isDefault && <Badge>{t('own-profile.addresses.default')}</Badge>}
                  <p className={styles.soft}>{addressLine(address)}</p>
                </div>
                <div className={styles.acts}>
                  <Button
                    aria-label={t('own-profile.addresses.editOf', { label: address.label })}
                    onClick={() => setEdited(address)}
                  >
                    {t('own-profile.edit')}
                  </Button>
                  <Button
                    kind="plain"
                    disabled={isBusy}
                    aria-label={t('own-profile.addresses.removeOf', { label: address.label })}
                    onClick={() => void remove(address)}
                  >
                    {t('own-profile.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button onClick={() => setEdited(anew())}>{t('own-profile.addresses.add')}</Button>
        </div>
      </div>
      <Dialog
        title={t(isNew ? 'own-profile.addresses.add' : 'own-profile.addresses.edit')}
        isOpen={edited !== undefined}
        isForm
        onClose={() => setEdited(undefined)}
      >
        {edited && (
          <AddressForm
            address={edited}
            mustBeDefault={edited.isDefault}
            onDone={() => setEdited(undefined)}
          />
        )}
      </Dialog>
    </Card>
  )
}
