import type { OwnAddress } from '@darzi/contract/own-profile.ts'
import { addressLine } from '@darzi/tailoring/own-profile/address-line.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { useSession } from '../../data/session.ts'
import { Chips } from '../../ui/Chips.tsx'

interface Props {
  label: string
  /** What stands in the field. */
  typed: string
  onChoose: (address: string) => void
}

/** The addresses of whoever is signed in, a tap each; an empty field begins with the default. A guest sees nothing of it. */
export function SavedAddresses({ label, typed, onChoose }: Props) {
  const addresses = useAddresses()
  const [hasBegun, setBegun] = useState(false)
  const first = addresses?.[0]
  useEffect(() => {
    if (!first || hasBegun) return
    setBegun(true)
    if (typed === '') onChoose(addressLine(first))
  }, [first, hasBegun, typed, onChoose])
  if (!addresses || addresses.length === 0) return null
  return (
    <Chips
      label={label}
      chips={addresses.map((address) => ({ key: address.id, label: address.label }))}
      chosen={addresses.find((address) => addressLine(address) === typed)?.id}
      onChoose={(id) => {
        const chosen = addresses.find((address) => address.id === id)
        if (chosen) onChoose(addressLine(chosen))
      }}
      isLabelled
      isRow
    />
  )
}

/** Without them the field is typed into, as a guest does; so a failure is no news. */
function useAddresses(): readonly OwnAddress[] | undefined {
  const { user, isChecked } = useSession()
  const [addresses, setAddresses] = useState<readonly OwnAddress[]>()
  const userId = isChecked ? user?.id : undefined
  useEffect(() => {
    if (!userId) return
    let isLeft = false
    call('GET /api/own/profile').then(
      (profile) => !isLeft && setAddresses(profile.addresses),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [userId])
  return addresses
}
