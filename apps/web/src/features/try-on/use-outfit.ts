import { type Companion, companionsOf } from '@darzi/body/garment/companions.ts'
import type { DrawnGarment, GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import { bodyOfScan } from '@darzi/tailoring/collection/body-of-scan.ts'
import { useEffect, useState } from 'react'
import { plainCloths } from '../../theme/undyed.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { askGarment } from './ask-garment.ts'
import type { Worn } from './use-worn.ts'

export interface OutfitPiece {
  mesh: GarmentMesh
  cloth: DrawnGarment['cloth']
  hex: string
}

interface Asked {
  avatar: Avatar | undefined
  scan: StoredScan
  worn: Worn | undefined
  isWanted: boolean
}

export interface Outfit {
  of: Worn
  pieces: readonly OutfitPiece[]
}

/**
 * What is worn with all that goes with it, or alone where that is asked. Nobody is shown half dressed: until the whole of a new one
 * is drawn, the one before it is worn, if it was for the same body.
 */
export function useOutfit({ avatar, scan, worn, isWanted }: Asked): Outfit | undefined {
  const [made, setMade] = useState<Outfit>()
  const isMissing = isWanted && worn !== undefined && made?.of !== worn
  useEffect(() => {
    if (!isMissing || !worn || !avatar) return
    let isLeft = false
    const garment = { cut: worn.item.cut, cloth: worn.item.cloth, finished: worn.size }
    const draw = async ({ garment, inside, tone }: Companion): Promise<OutfitPiece> => ({
      mesh: await askGarment({ avatar, garment, body: bodyOfScan(scan), inside }),
      cloth: garment.cloth,
      hex: tone === 'own' ? worn.colour.hex : plainCloths[tone],
    })
    Promise.all(companionsOf(avatar, garment).map(draw)).then(
      (pieces) => !isLeft && setMade({ of: worn, pieces }),
      (error: unknown) => {
        console.error(error)
        if (!isLeft) setMade({ of: worn, pieces: [] })
      },
    )
    return () => {
      isLeft = true
    }
  }, [isMissing, worn, avatar, scan])
  if (!worn || !isWanted) return worn && { of: worn, pieces: [] }
  return made?.of.on === worn.on ? made : undefined
}
