import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../data/device-storage.ts'

export const hairStyles = ['none', 'short', 'tied'] as const
export type HairStyle = (typeof hairStyles)[number]

const key = 'hair'
const listeners = new Set<() => void>()

const stored = (): HairStyle | undefined => hairStyles.find((style) => style === deviceStorage.getItem(key))

/** As last chosen on this device; until then each figure has its own usual hair. */
export function useHairStyle(): [HairStyle | undefined, (style: HairStyle) => void] {
  return [useSyncExternalStore(subscribe, stored), choose]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function choose(style: HairStyle): void {
  deviceStorage.setItem(key, style)
  for (const listener of listeners) listener()
}
