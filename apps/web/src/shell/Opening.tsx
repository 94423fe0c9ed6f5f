import { useLayoutEffect } from 'react'
import { useNavigation } from 'react-router'

/** A tape drawn out along the top while the first screen is on its way, and the first look at it goes when it has come. */
export function Opening() {
  useLayoutEffect(() => () => document.querySelector('body > .firstLook')?.remove(), [])
  return <div className="opening" />
}

/** The same, while another screen is fetched; the one shown stays until it has come. */
export function OpeningNext() {
  return useNavigation().state === 'loading' ? <Opening /> : null
}
