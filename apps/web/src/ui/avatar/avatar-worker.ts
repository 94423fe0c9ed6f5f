/** Makes avatars beside the page, which stays awake meanwhile. Plain numbers come and go; the large arrays are handed over. */
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import type { Avatar, AvatarRequest } from '@darzi/body/shapes.ts'

export interface AvatarAsked {
  id: number
  request: AvatarRequest
}
export type AvatarAnswer = { id: number } & ({ made: Avatar } | { failure: string })

self.addEventListener('message', ({ data }: MessageEvent<AvatarAsked>) => {
  const { id, request } = data
  try {
    const made = makeAvatar(request)
    self.postMessage({ id, made } satisfies AvatarAnswer, { transfer: buffersOf(made) })
  } catch (error) {
    self.postMessage({ id, failure: String(error) } satisfies AvatarAnswer)
  }
})

/** Each once: parts of an avatar may share their memory. */
function buffersOf({ positions, normals, indices, underMm, hair, rings, field }: Avatar): ArrayBuffer[] {
  const told = [underMm, hair?.mm].filter((array) => array !== undefined)
  const arrays = [positions, normals, indices, ...told, field.values, ...rings.map(({ outline }) => outline)]
  return [...new Set(arrays.map(({ buffer }) => buffer))].filter((buffer) => buffer instanceof ArrayBuffer)
}
