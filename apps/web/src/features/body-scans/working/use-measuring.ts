import type { Concern } from '@darzi/body/judge/concerns.ts'
import { useEffect, useRef, useState } from 'react'
import { loadShopScale } from '../../measurements/api.ts'
import type { Photo, Photos } from '../photo/shelf.ts'
import type { ScannedPerson } from '../scanned-person.ts'
import { useModel } from '../see/model.ts'
import { storeScan } from '../stored-scan.ts'

const fetchMeasure = () => import('./measure.ts')

/** With the screen: once everything is here, no network is needed any more. Should it not come now, it is asked for again. */
fetchMeasure().catch(() => {})

export type WorkStage = 'model' | 'front' | 'side' | 'numbers'

interface Asked {
  person: ScannedPerson
  photos: Photos
  forPerson: string | undefined
  onStored: () => void
}

/** What is being done at this moment; refusals end it. The work itself begins once every photo has been looked at. */
export function useMeasuring({ person, photos, forPerson, onStored }: Asked) {
  const model = useModel()
  const [errorCodes, setRefusals] = useState<readonly Concern[]>()
  const [isBroken, setBroken] = useState(false)
  const begun = useRef(false)
  const isLeft = useIsLeft()
  const given = [photos.front, photos.side].filter((photo) => photo !== undefined)
  const isLooked = given.every((photo) => photo.looked || photo.isFailed)
  const hasFailed = given.some((photo) => photo.isFailed)

  useEffect(() => {
    if (!isLooked || hasFailed || begun.current) return
    const afterPaint = setTimeout(work, 0)
    return () => clearTimeout(afterPaint)
    async function work() {
      begun.current = true
      try {
        const { measure } = await fetchMeasure()
        const siteScale = forPerson === undefined ? undefined : await knownScales()
        if (isLeft.current) return
        const found = measure({ person, photos, now: new Date(), siteScale })
        if ('judgement' in found) return setRefusals(found.judgement.errorCodes)
        storeScan({ ...found.scan, forPerson })
        onStored()
      } catch (error) {
        console.error(error)
        setBroken(true)
      }
    }
  }, [isLooked, hasFailed, person, photos, forPerson, onStored, isLeft])

  const stage = stageOf(model.stage === 'ready' || given.length === 0, photos)
  return { stage, errorCodes, isBroken, hasFailed }
}

/** Whoever went back to change something is not led on by numbers of what it was before. */
function useIsLeft() {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}

/** Not known without a network: the usual scale is taken, and the shop's when the numbers go into its book. */
async function knownScales() {
  const { askShopScales } = await loadShopScale()
  return askShopScales().catch(() => undefined)
}

const isWaiting = (photo: Photo | undefined) => photo !== undefined && !photo.looked && !photo.isFailed

function stageOf(isModelReady: boolean, { front, side }: Photos): WorkStage {
  if (!isModelReady) return 'model'
  if (isWaiting(front)) return 'front'
  return isWaiting(side) ? 'side' : 'numbers'
}
