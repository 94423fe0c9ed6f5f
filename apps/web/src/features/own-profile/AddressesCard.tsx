import type { OwnAddress } from '@darzi/contract/own-profile.ts'
import { addressLine } from '@darzi/tailoring/own-profile/address-line.ts'
import { newId } from '../../data/new-id.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'
import { AddressForm } from './AddressForm.tsx'
import { OwnListCard } from './OwnListCard.tsx'
import styles from './OwnProfile.module.css'
import { removeAddress, saveAddress } from './own-profile-data.ts'

/** Where orders are sent and visits are made; the default stands first. */
export function AddressesCard({ addresses }: { addresses: readonly OwnAddress[] }) {
  const t = useT()
  const isFirst = addresses.length === 0
  const anew = (): OwnAddress => ({
    id: newId(),
    label: isFirst ? t('own-profile.addresses.home') : '',
    lines: '',
    city: '',
    pincode: '',
    isDefault: isFirst,
  })
  return (
    <OwnListCard
      list="addresses"
      rows={addresses}
      nameOf={({ label }) => label}
      anew={anew}
      save={saveAddress}
      remove={removeAddress}
      more={(address) => (
        <>
          {address.isDefault && <Badge>{t('own-profile.addresses.default')}</Badge>}
          <p className={styles.soft}>{addressLine(address)}</p>
        </>
      )}
      form={(address, onDone) => (
        <AddressForm address={address} mustBeDefault={address.isDefault} onDone={onDone} />
      )}
    />
  )
}
