import type { Avatar, AvatarRequest } from '@darzi/body/shapes.ts'
import { useEffect, useState } from 'react'
import { askAvatar } from './ask-avatar.ts'

export interface AskedAvatar {
  /** The one before stays until the next is made, so that the picture does not blink. */
  avatar?: Avatar
  isMaking: boolean
  hasFailed: boolean
}

/** The avatar of these numbers; undefined asks for none. */
export function useAvatar(request: AvatarRequest | undefined): AskedAvatar {
  const key = request && JSON.stringify(request)
  const [made, setMade] = useState<{ key?: string; avatar?: Avatar; hasFailed?: boolean }>({})
  useEffect(() => {
    if (!key) return setMade({})
    let isLeft = false
    const asked: AvatarRequest = JSON.parse(key)
    askAvatar(asked).then(
      (avatar) => !isLeft && setMade({ key, avatar }),
      (error: unknown) => {
        console.error(error)
        if (!isLeft) setMade({ key, hasFailed: true })
      },
    )
    return () => {
      isLeft = true
    }
  }, [key])
  const isMaking = key !== undefined && made.key !== key
  return { avatar: made.avatar, isMaking, hasFailed: !isMaking && made.hasFailed === true }
}
