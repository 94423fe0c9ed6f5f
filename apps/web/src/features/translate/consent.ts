/**
 * Whether this browser may load the translation of another company. It is a cookie, so that the server lets that company's script in
 * for this browser alone; until it is set, nothing of theirs is asked for.
 */
const name = 'translate'
const yearSeconds = 365 * 24 * 3600

export const mayTranslate = (): boolean => document.cookie.split('; ').includes(`${name}=on`)

/** The page is loaded anew by whoever calls: what it may load is settled when it is sent. */
export function setTranslate(isAllowed: boolean): void {
  const seconds = isAllowed ? yearSeconds : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser
  document.cookie = `${name}=on; path=/; max-age=${seconds}; samesite=lax`
}
