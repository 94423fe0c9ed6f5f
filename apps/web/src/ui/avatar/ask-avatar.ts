/** Avatars by request, made in a worker; the last few are remembered, so that a look back costs nothing. */
import type { Avatar, AvatarRequest } from '@darzi/body/shapes.ts'
import type { AvatarAnswer, AvatarAsked } from './avatar-worker.ts'

const most = 4
const made = new Map<string, Promise<Avatar>>()

export function askAvatar(request: AvatarRequest): Promise<Avatar> {
  const key = JSON.stringify(request)
  const known = made.get(key)
  if (known) return known
  const coming = inWorker(request).catch(() => onThisThread(request))
  made.set(key, coming)
  // A failure is not remembered, or trying again could never help.
  coming.catch(() => made.delete(key))
  const [oldest] = made.keys()
  if (made.size > most && oldest !== undefined) made.delete(oldest)
  return coming
}

interface Waiting {
  resolve: (avatar: Avatar) => void
  reject: (why: Error) => void
}

let worker: Worker | undefined
let count = 0
const waiting = new Map<number, Waiting>()

function inWorker(request: AvatarRequest): Promise<Avatar> {
  return new Promise((resolve, reject) => {
    worker ??= openWorker()
    const asked: AvatarAsked = { id: count++, request }
    waiting.set(asked.id, { resolve, reject })
    worker.postMessage(asked)
  })
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./avatar-worker.ts', import.meta.url), { type: 'module' })
  opened.addEventListener('message', ({ data }: MessageEvent<AvatarAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('avatar' in data) asked?.resolve(data.avatar)
    else asked?.reject(new Error(data.failure))
  })
  opened.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker did not start'))
    waiting.clear()
    opened.terminate()
    worker = undefined
  })
  return opened
}

/** Where a browser has no workers, the page waits a moment instead. */
async function onThisThread(request: AvatarRequest): Promise<Avatar> {
  const { makeAvatar } = await import('@darzi/body/avatar/make-avatar.ts')
  return makeAvatar(request)
}
