import type { Avatar } from '@darzi/body/shapes.ts'
import { useEffect, useState } from 'react'
import type { StoredScan } from '../body-scans/api.ts'
import { type SewnOutfit, sewInStages } from './sew-in-stages.ts'
import type { Outfit } from './use-outfit.ts'

interface Asked {
  avatar: Avatar | undefined
  scan: StoredScan
  outfit: Outfit | undefined
  isWanted: boolean
}

interface Sewn {
  outfit: Outfit
  shown?: SewnOutfit
  hasFailed?: boolean
  isDone?: boolean
}

/** What is worn and what goes with it, sewn from patterns and left to hang: made when it is first looked at. */
export function useSewn({ avatar, scan, outfit, isWanted }: Asked) {
  const [sewn, setSewn] = useState<Sewn>()
  useEffect(() => {
    if (!isWanted || !outfit || !avatar) return
    let isLeft = false
    sewInStages({ avatar, scan, ...outfit }, (shown) => !isLeft && setSewn({ outfit, shown })).then(
      () => !isLeft && setSewn((now) => now && { ...now, isDone: true }),
      (error: unknown) => {
        console.error(error)
        if (!isLeft) setSewn({ outfit, hasFailed: true })
      },
    )
    return () => {
      isLeft = true
    }
  }, [isWanted, outfit, avatar, scan])
  const own = sewn && sewn.outfit === outfit ? sewn : undefined
  const hasFailed = own?.hasFailed === true
  return { shown: own?.shown, isSewing: isWanted && !hasFailed && !own?.isDone, hasFailed }
}
