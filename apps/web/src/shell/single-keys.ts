/** Single keys such as N can be switched off on a device: a voice typist's words must not press them (WCAG 2.1.4). */
import { deviceStorage } from '../data/device-storage.ts'

const key = 'singleKeys'

export function areSingleKeysOn(): boolean {
  return deviceStorage.getItem(key) !== 'off'
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) deviceStorage.removeItem(key)
  else deviceStorage.setItem(key, 'off')
}
