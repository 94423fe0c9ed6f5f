/** Avatars by request, made in a worker; the last few are remembered, so that a look back costs nothing. */
import type { Avatar, AvatarRequest } from '@darzi/body/shapes.ts'
import { workerLine } from '../worker-line.ts'

const most = 4
const made = new Map<string, Promise<Avatar>>()

export function askAvatar(request: AvatarRequest): Promise<Avatar> {
  const key = JSON.stringify(request)
  const known = made.get(key)
  if (known) return known
  const coming = askAnew({ request })
  made.set(key, coming)
  // A failure is not remembered, or trying again could never help.
  coming.catch(() => made.delete(key))
  const [oldest] = made.keys()
  if (made.size > most && oldest !== undefined) made.delete(oldest)
  return coming
}

const askAnew = workerLine<{ request: AvatarRequest }, Avatar>(
  () => new Worker(new URL('./avatar-worker.ts', import.meta.url), { type: 'module' }),
  async ({ request }) => (await import('@darzi/body/avatar/make-avatar.ts')).makeAvatar(request),
)
