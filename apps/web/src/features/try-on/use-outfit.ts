import { type Companion, companionsOf } from '@darzi/body/garment/companions.ts'
import type { DrawnGarment, GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import { bodyOfScan } from '@darzi/tailoring/collection/body-of-scan.ts'
import { useEffect, useMemo, useState } from 'react'
import { plainCloths } from '../../theme/undyed.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { askGarment } from './ask-garment.ts'
import type { Worn } from './use-worn.ts'

export interface OutfitPiece {
  companion: Companion
  mesh: GarmentMesh
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
  /** The same as its companions are worn inside of. */
  garment: DrawnGarment
  pieces: readonly OutfitPiece[]
}

/**
 * What is worn with all that goes with it, or alone where that is asked. Nobody is shown half dressed: until the whole of a new one
 * is drawn, the one before it is worn, if it was for the same body.
 */
export function useOutfit({ avatar, scan, worn, isWanted }: Asked): Outfit | undefined {
  const [made, setMade] = useState<Outfit>()
  const itself = useMemo(() => worn && alone(worn), [worn])
  const isMissing = isWanted && worn !== undefined && made?.of !== worn
  useEffect(() => {
    if (!isMissing || !worn || !avatar) return
    let isLeft = false
    const own = alone(worn)
    const draw = async (companion: Companion): Promise<OutfitPiece> => {
      const { garment, inside, tone } = companion
      const mesh = await askGarment({ avatar, garment, body: bodyOfScan(scan), inside })
      return { companion, mesh, hex: tone === 'own' ? worn.colour.hex : plainCloths[tone] }
    }
    Promise.all(companionsOf(avatar, own.garment).map(draw)).then(
      (pieces) => !isLeft && setMade({ ...own, pieces }),
      (error: unknown) => {
        console.error(error)
        if (!isLeft) setMade(own)
      },
    )
    return () => {
      isLeft = true
    }
  }, [isMissing, worn, avatar, scan])
  if (!worn || !isWanted) return itself
  return made?.of.on === worn.on ? made : undefined
}

function alone(worn: Worn): Outfit {
  const { item, size } = worn
  return { of: worn, garment: { cut: item.cut, cloth: item.cloth, finished: size }, pieces: [] }
}
