/** Light or dark: the system's by default, else the choice kept on this device. index.html applies it before paint. */
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../data/device-storage.ts'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const key = 'scheme'
const listeners = new Set<() => void>()
const systemDark = window.matchMedia('(prefers-color-scheme: dark)')

systemDark.addEventListener('change', tell)

/** The choice, and the colours it comes to on this device right now. */
export function useScheme(): { choice: Scheme; shown: 'light' | 'dark' } {
  const choice = useSyncExternalStore(listen, readScheme)
  const isSystemDark = useSyncExternalStore(listen, () => systemDark.matches)
  return { choice, shown: choice === 'system' ? (isSystemDark ? 'dark' : 'light') : choice }
}

export function chooseScheme(choice: Scheme): void {
  if (choice === 'system') {
    deviceStorage.removeItem(key)
    delete document.documentElement.dataset.scheme
  } else {
    deviceStorage.setItem(key, choice)
    document.documentElement.dataset.scheme = choice
  }
  tell()
}

function readScheme(): Scheme {
  const kept = deviceStorage.getItem(key)
  return schemes.find((scheme) => scheme === kept) ?? 'system'
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
