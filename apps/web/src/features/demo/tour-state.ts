/** Where the tour of the demo is: kept in this tab, so that it goes on after a reload and ends with it. */
import { useSyncExternalStore } from 'react'
import { tabStorage } from '../../data/device-storage.ts'

const key = 'demo-tour'
const listeners = new Set<() => void>()

export function beginTour() {
  goToStep(0)
}

export function goToStep(step: number) {
  tabStorage.setItem(key, String(step))
  tell()
}

export function endTour() {
  tabStorage.removeItem(key)
  tell()
}

/** The step it is at; undefined when there is no tour. */
export function readStep(): number | undefined {
  const kept = tabStorage.getItem(key)
  const step = Number(kept)
  return kept === null || !Number.isInteger(step) || step < 0 ? undefined : step
}

export function useTourStep(): number | undefined {
  return useSyncExternalStore(listen, readStep)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
