import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../data/device-storage.ts'

export const skinTones = ['1', '2', '3', '4', '5'] as const
export type SkinTone = (typeof skinTones)[number]

const key = 'skin-tone'
const usual: SkinTone = '3'
const listeners = new Set<() => void>()

const storedTone = (): SkinTone => skinTones.find((tone) => tone === deviceStorage.getItem(key)) ?? usual

/** As last chosen on this device, the same on every picture of a body. */
export function useSkinTone(): [SkinTone, (tone: SkinTone) => void] {
  const tone = useSyncExternalStore(subscribe, storedTone)
  return [tone, choose]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function choose(tone: SkinTone): void {
  deviceStorage.setItem(key, tone)
  for (const listener of listeners) listener()
}
