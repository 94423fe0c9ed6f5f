/** Makes avatars beside the page, which stays awake meanwhile. Plain numbers come and go; the large arrays are handed over. */
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import type { Avatar, AvatarRequest } from '@darzi/body/shapes.ts'

export interface AvatarAsked {
  id: number
  request: AvatarRequest
}
export type AvatarAnswer = { id: number } & ({ avatar: Avatar } | { failure: string })

self.addEventListener('message', ({ data }: MessageEvent<AvatarAsked>) => {
  const { id, request } = data
  try {
    const avatar = makeAvatar(request)
    self.postMessage({ id, avatar } satisfies AvatarAnswer, { transfer: buffersOf(avatar) })
  } catch (error) {
    self.postMessage({ id, failure: String(error) } satisfies AvatarAnswer)
  }
})

/** Each once: parts of an avatar may share their memory. */
function buffersOf({ positions, normals, indices, rings, field }: Avatar): ArrayBuffer[] {
  const arrays = [positions, normals, indices, field.values, ...rings.map(({ outline }) => outline)]
  return [...new Set(arrays.map(({ buffer }) => buffer))].filter((buffer) => buffer instanceof ArrayBuffer)
}
