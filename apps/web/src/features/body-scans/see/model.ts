import { useSyncExternalStore } from 'react'
import { openModel } from './detect.ts'
import { fetchModel } from './fetch-model.ts'
import { modelPlace } from './model-place.ts'

export type ModelFailure = 'noWasm' | 'noWebgl' | 'offline' | 'broken'

/** How far the model is on this device; it stays ready until the page is left. */
export type ModelState =
  | { stage: 'idle' }
  | { stage: 'fetching'; doneBytes: number; allBytes: number }
  | { stage: 'starting' }
  | { stage: 'ready' }
  | { stage: 'failed'; why: ModelFailure }

let state: ModelState = { stage: 'idle' }
const listeners = new Set<() => void>()

export const readModel = (): ModelState => state

export const useModel = (): ModelState => useSyncExternalStore(listen, readModel)

/** Begins, or begins again after a failure; does nothing while it is under way or done. */
export async function startModel(): Promise<void> {
  if (state.stage !== 'idle' && state.stage !== 'failed') return
  const missing = whatIsMissing()
  if (missing) return change({ stage: 'failed', why: missing })
  try {
    const place = modelPlace()
    change({ stage: 'fetching', doneBytes: 0, allBytes: place.bytes })
    await fetchModel(place, (doneBytes) => change({ stage: 'fetching', doneBytes, allBytes: place.bytes }))
    change({ stage: 'starting' })
    await openModel(place)
    change({ stage: 'ready' })
  } catch (error) {
    const why = navigator.onLine ? 'broken' : 'offline'
    if (why === 'broken') console.error(error)
    change({ stage: 'failed', why })
  }
}

/** Resolves once it is ready, however often it has to be begun. */
export function whenModelReady(): Promise<void> {
  return new Promise((resolve) => {
    const leave = listen(settle)
    function settle() {
      if (state.stage !== 'ready') return
      leave()
      resolve()
    }
    settle()
  })
}

/** Without WebAssembly nothing runs; without WebGL the library asks by an alert and falls silent. */
function whatIsMissing(): ModelFailure | undefined {
  if (typeof WebAssembly === 'undefined') return 'noWasm'
  const canvas = document.createElement('canvas')
  return canvas.getContext('webgl2') || canvas.getContext('webgl') ? undefined : 'noWebgl'
}

function change(next: ModelState) {
  state = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
