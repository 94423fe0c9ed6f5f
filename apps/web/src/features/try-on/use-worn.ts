import { companionsOf } from '@darzi/body/garment/companions.ts'
import type { DrawnGarment, GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { AvatarRequest } from '@darzi/body/shapes.ts'
import type { FitZone } from '@darzi/tailoring/collection/finished.ts'
import { type BodySizes, fitOf, mostShort, untoldOf, type ZoneFit } from '@darzi/tailoring/collection/fit.ts'
import { bestSize } from '@darzi/tailoring/collection/size-advice.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { useSession } from '../../data/session.ts'
import { askAvatar } from '../../ui/avatar/ask-avatar.ts'
import type { ChosenStyle } from '../shop-collection/api.ts'
import { askGarment } from './ask-garment.ts'
import { drawCompanion } from './draw-companion.ts'
import { drawnStyles } from './drawn-styles.ts'
import type { Wearable } from './use-garments.ts'

export interface Worn {
  /** The sizes it was drawn on. */
  on: string
  item: Wearable
  size: Wearable['sizes'][number]
  colour: Wearable['colours'][number]
  styles: readonly ChosenStyle[]
  mesh: GarmentMesh
  /** It does not go on: where it is short, and the size that does go on, if there is one. */
  short?: ZoneFit & { instead?: Wearable['sizes'][number] }
  /** Where it covers the body and nobody knows how it sits. */
  untold: readonly FitZone[]
}

type Wish = Pick<Worn, 'item' | 'size' | 'colour' | 'styles'>

const noteMs = 3000

/**
 * Puts a garment on: draws it here, and tells the account of it. That the account could not be told takes nothing away. What is
 * worn is drawn anew when the sizes under it become others: until then nothing is worn.
 */
export function useWorn(request: AvatarRequest, body: BodySizes) {
  const { user } = useSession()
  const on = JSON.stringify([request, body])
  const [drawn, setDrawn] = useState<Worn>()
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: `on` says whatever it is drawn with
  useEffect(() => {
    if (drawn && drawn.on !== on) void draw(drawn)
  }, [drawn, on])

  /** Answers whether it is worn now. */
  async function draw({ item, size, colour, styles }: Wish): Promise<boolean> {
    setApplying(true)
    setProblem(undefined)
    try {
      const avatar = await askAvatar(request)
      const garment = garmentOf({ item, size, styles })
      // What goes with it is drawn meanwhile; whoever shows it says what failed.
      for (const companion of companionsOf(avatar, garment))
        drawCompanion(avatar, companion.garment, body).catch(() => {})
      const mesh = await askGarment({ avatar, garment, body })
      if (isLeft.current) return false
      const untold = untoldOf(body, { cut: item.cut, finished: size })
      setDrawn({ on, item, size, colour, styles, mesh, short: shortOf(body, { item, size }), untold })
      return true
    } catch (error) {
      console.error(error)
      setProblem('drawing')
      return false
    } finally {
      setApplying(false)
    }
  }

  async function apply(wish: Wish) {
    setNoted(false)
    if (!(await draw(wish))) return
    setNoted(true)
    if (!user) return
    tell(wish, user.id).then(
      () => setTold((times) => times + 1),
      (untold: unknown) => setProblem({ untold }),
    )
  }
  const worn = drawn?.on === on ? drawn : undefined
  return { worn, isApplying, isNoted, problem, told, apply }
}

export const garmentOf = ({ item, size, styles }: Pick<Worn, 'item' | 'size' | 'styles'>): DrawnGarment => ({
  cut: item.cut,
  cloth: item.cloth,
  // Other blouses have a skirt of their own.
  ...(item.garment.key === 'saree_blouse' && { design: 'saree_blouse' }),
  ...(styles.length > 0 && { chosen: drawnStyles(styles) }),
  finished: size,
})

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
