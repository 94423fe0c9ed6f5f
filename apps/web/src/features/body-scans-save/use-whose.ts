import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { isSameName } from '@darzi/tailoring/names/same-name.ts'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'

/** Whose body it is: as typed here, as it was saved, else the account's own person's. */
export function useWhose(savedName: string | undefined) {
  const { user } = useSession()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? savedName ?? user?.name ?? ''
  return { text, name: otherName(text, user?.name), setText: setTyped }
}

/** A name is sent only of somebody else: the account says who its own person is. */
export function otherName(text: string, own: string | undefined): string | undefined {
  const name = normaliseName(text)
  return name === '' || isSameName(name, own ?? '') ? undefined : name
}
