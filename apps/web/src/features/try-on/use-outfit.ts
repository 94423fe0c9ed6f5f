import { type Companion, companionsOf } from '@darzi/body/garment/companions.ts'
import type { DrawnGarment, GarmentMesh } from '@darzi/body/garment/garment.ts'
import { outfitLayers } from '@darzi/body/garment/outfit-layers.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import { bodyOfScan } from '@darzi/tailoring/collection/body-of-scan.ts'
import { useEffect, useMemo, useState } from 'react'
import { plainCloths } from '../../theme/undyed.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { askLayered } from './ask-layered.ts'
import { drawCompanion } from './draw-companion.ts'
import { garmentOf, type Worn } from './use-worn.ts'

export interface OutfitPiece {
  companion: Companion
  /** By its tape, as if nothing were worn over it. */
  drawn: GarmentMesh
  /** Laid under what it is worn inside of. */
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
  mesh: GarmentMesh
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
    drawWhole(avatar, scan, worn).then(
      (whole) => !isLeft && setMade(whole),
      (error: unknown) => {
        console.error(error)
        if (!isLeft) setMade(alone(worn))
      },
    )
    return () => {
      isLeft = true
    }
  }, [isMissing, worn, avatar, scan])
  if (!worn || !isWanted) return itself
  return made?.of.on === worn.on ? made : undefined
}

async function drawWhole(avatar: Avatar, scan: StoredScan, worn: Worn): Promise<Outfit> {
  const own = alone(worn)
  const companions = companionsOf(avatar, own.garment)
  const body = bodyOfScan(scan)
  const drawn = await Promise.all(companions.map(({ garment }) => drawCompanion(avatar, garment, body)))
  const layers = outfitLayers(own.garment, companions, [own.mesh, ...drawn])
  const [mesh = own.mesh, ...laid] = await askLayered({ field: avatar.field, layers })
  const pieces = companions.flatMap((companion, k): OutfitPiece[] => {
    const [before, after] = [drawn[k], laid[k]]
    const hex = companion.tone === 'own' ? worn.colour.hex : plainCloths[companion.tone]
    return before && after ? [{ companion, drawn: before, mesh: after, hex }] : []
  })
  return { ...own, mesh, pieces }
}

function alone(worn: Worn): Outfit {
  return { of: worn, garment: garmentOf(worn), mesh: worn.mesh, pieces: [] }
}
