/** Whose front the public pages stand in: a house shows its own name, and none of Darzi's menu. */

import { tabStorage } from '../data/device-storage.ts'

/** At a house's own domain the server says so in the page (http/serve-web); everything shown there is that house's. */
export const ownFront = document.querySelector<HTMLMetaElement>('meta[name=darzi-front]')?.content

const key = 'front'

/** The front that this address stands in: its own page, or what was opened from it in this tab. Undefined on Darzi's own pages. */
export function frontAt(pathname: string, search: string): string | undefined {
  if (ownFront) return ownFront
  const [, slug] = /^\/houses\/([^/]+)/.exec(pathname) ?? []
  const named = slug ?? new URLSearchParams(search).get('house')
  const isBeside = /^\/(shop\/|cart|checkout|get-measured|upload|results|try-on|track)/.test(pathname)
  if (named) tabStorage.setItem(key, named)
  else if (!isBeside) tabStorage.removeItem(key)
  return named ?? tabStorage.getItem(key) ?? undefined
}
