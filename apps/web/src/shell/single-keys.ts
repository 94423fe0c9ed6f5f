/** Single keys such as N can be switched off on a device: a voice typist's words must not press them (WCAG 2.1.4). */
const key = 'singleKeys'

export function areSingleKeysOn(): boolean {
  return localStorage.getItem(key) !== 'off'
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
}
