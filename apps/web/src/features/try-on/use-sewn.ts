import type { Draped } from '@darzi/body/cloth/cloth.ts'
import type { ToSew } from '@darzi/body/cloth/sew-garment.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import { useEffect, useState } from 'react'
import { workerLine } from '../../ui/worker-line.ts'
import type { StoredScan } from '../body-scans/api.ts'
import type { Worn } from './use-worn.ts'

const askSewn = workerLine<ToSew, Draped>(
  () => new Worker(new URL('./sew-worker.ts', import.meta.url), { type: 'module' }),
  async (asked) => (await import('@darzi/body/cloth/sew-garment.ts')).sewGarment(asked),
)

interface Asked {
  avatar: Avatar | undefined
  scan: StoredScan
  worn: Worn | undefined
  isWanted: boolean
}

/** What is worn, sewn from its pattern and left to hang: made when it is first looked at, and kept while it is worn. */
export function useSewn({ avatar, scan, worn, isWanted }: Asked) {
  const [sewn, setSewn] = useState<{ of: Worn; mesh?: Draped; hasFailed?: boolean }>()
  const isMissing = isWanted && worn !== undefined && sewn?.of !== worn
  useEffect(() => {
    if (!isMissing || !worn || !avatar) return
    let isLeft = false
    const { person, estimates } = scan
    const garment = { cut: worn.item.cut, cloth: worn.item.cloth, finished: worn.size }
    askSewn({ avatar, person, estimates, garment }).then(
      (mesh) => !isLeft && setSewn({ of: worn, mesh }),
      (error: unknown) => {
        console.error(error)
        if (!isLeft) setSewn({ of: worn, hasFailed: true })
      },
    )
    return () => {
      isLeft = true
    }
  }, [isMissing, worn, avatar, scan])
  const own = sewn && sewn.of === worn ? sewn : undefined
  return { mesh: own?.mesh, isSewing: isMissing, hasFailed: own?.hasFailed === true }
}
