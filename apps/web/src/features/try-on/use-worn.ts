import type { GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { AvatarRequest } from '@darzi/body/shapes.ts'
import type { FitZone } from '@darzi/tailoring/collection/finished.ts'
import { type BodySizes, fitOf, mostShort, untoldOf, type ZoneFit } from '@darzi/tailoring/collection/fit.ts'
import { bestSize } from '@darzi/tailoring/collection/size-advice.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { useSession } from '../../data/session.ts'
import { askAvatar } from '../../ui/avatar/ask-avatar.ts'
import { askGarment } from './ask-garment.ts'
import type { Wearable } from './use-garments.ts'

export interface Worn {
  item: Wearable
  size: Wearable['sizes'][number]
  colour: Wearable['colours'][number]
  mesh: GarmentMesh
  /** It does not go on: where it is short, and the size that does go on, if there is one. */
  short?: ZoneFit & { instead?: Wearable['sizes'][number] }
  /** Where it covers the body and nobody knows how it sits. */
  untold: readonly FitZone[]
}

type Wish = Pick<Worn, 'item' | 'size' | 'colour'>

const noteMs = 3000

/** Puts a garment on: draws it here, and tells the account of it. That the account could not be told takes nothing away. */
export function useWorn(request: AvatarRequest, body: BodySizes) {
  const { user } = useSession()
  const [worn, setWorn] = useState<Worn>()
  const [isApplying, setApplying] = useState(false)
  const [isNoted, setNoted] = useState(false)
  const [told, setTold] = useState(0)
  const [problem, setProblem] = useState<'drawing' | { untold: unknown }>()
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  useEffect(() => {
    if (!isNoted) return
    const timer = setTimeout(() => setNoted(false), noteMs)
    return () => clearTimeout(timer)
  }, [isNoted])

  async function apply({ item, size, colour }: Wish) {
    setApplying(true)
    setNoted(false)
    setProblem(undefined)
    try {
      const avatar = await askAvatar(request)
      const mesh = await askGarment({
        avatar,
        garment: { cut: item.cut, cloth: item.cloth, finished: size },
        body,
      })
      if (isLeft.current) return
      const untold = untoldOf(body, { cut: item.cut, finished: size })
      setWorn({ item, size, colour, mesh, short: shortOf(body, { item, size }), untold })
      setNoted(true)
    } catch (error) {
      console.error(error)
      setProblem('drawing')
      return
    } finally {
      setApplying(false)
    }
    if (!user) return
    tell({ item, size, colour }, user.id).then(
      () => setTold((times) => times + 1),
      (untold: unknown) => setProblem({ untold }),
    )
  }
  return { worn, isApplying, isNoted, problem, told, apply }
}

const tell = ({ item, size, colour }: Wish, user_id: string) =>
  call('POST /api/try-on', { body: { user_id, garment_id: item.id, size: size.size, color: colour.name } })

function shortOf(body: BodySizes, { item, size }: Pick<Worn, 'item' | 'size'>): Worn['short'] {
  const short = mostShort(fitOf(body, { ...item, finished: size }))
  if (!short) return undefined
  const best = bestSize(body, item)
  const instead =
    best && best.by !== 'none' && best.by !== 'guess'
      ? item.sizes.find((each) => each.size === best.size)
      : undefined
  return { ...short, instead }
}
