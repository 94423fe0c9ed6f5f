/**
 * One question to a worker at a time per line. Where a browser has no workers, or one does not run, the page does it itself; what
 * failed in a worker that ran would fail here too, and is not done again while the page stands still.
 */
interface Waiting<A> {
  resolve: (answer: A) => void
  reject: (why: Error) => void
}

class WorkerGone extends Error {}

type Answer<A> = { id: number } & ({ made: A } | { failure: string })

export function workerLine<Q extends object, A>(open: () => Worker, onThisThread: (asked: Q) => Promise<A>) {
  let worker: Worker | undefined
  let count = 0
  const waiting = new Map<number, Waiting<A>>()

  function opened(): Worker {
    const one = open()
    one.addEventListener('message', ({ data }: MessageEvent<Answer<A>>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if ('made' in data) asked?.resolve(data.made)
      else asked?.reject(new Error(data.failure))
    })
    one.addEventListener('error', () => {
      for (const { reject } of waiting.values()) reject(new WorkerGone('The worker does not run'))
      waiting.clear()
      one.terminate()
      worker = undefined
    })
    return one
  }

  function inWorker(asked: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      try {
        worker ??= opened()
      } catch (why) {
        return reject(new WorkerGone('The worker may not run', { cause: why }))
      }
      const id = count++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...asked, id })
    })
  }
  return (asked: Q): Promise<A> => {
    if (typeof Worker === 'undefined') return onThisThread(asked)
    return inWorker(asked).catch((why: unknown) => {
      if (why instanceof WorkerGone) return onThisThread(asked)
      throw why
    })
  }
}
