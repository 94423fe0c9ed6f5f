import { useNavigation } from 'react-router'

/** A tape drawn out along the top while the first screen is on its way, and the first look at it goes when it has come. */
export function Opening() {
  return <div className="opening" ref={leavingFirstLook} />
}

const leavingFirstLook = () => () => document.querySelector('.firstLook')?.remove()

/** The same, while another screen is fetched; the one shown stays until it has come. */
export function OpeningNext() {
  return useNavigation().state === 'loading' ? <Opening /> : null
}
