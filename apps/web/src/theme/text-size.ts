/** Larger text, as kept on this device. index.html applies it before paint; theme/base.css says how much larger. */
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../data/device-storage.ts'

export type TextSize = 'usual' | 'large'

const key = 'text'
const listeners = new Set<() => void>()

export const useTextSize = (): TextSize => useSyncExternalStore(listen, read)

export function chooseTextSize(size: TextSize): void {
  if (size === 'large') {
    deviceStorage.setItem(key, size)
    document.documentElement.dataset.text = size
  } else {
    deviceStorage.removeItem(key)
    delete document.documentElement.dataset.text
  }
  for (const listener of listeners) listener()
}

const read = (): TextSize => (deviceStorage.getItem(key) === 'large' ? 'large' : 'usual')

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
