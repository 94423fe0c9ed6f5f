import { bestTogether, type Layout } from '@darzi/body/pattern/lay-out.ts'
import type { Pattern } from '@darzi/body/pattern/pattern.ts'
import { useMemo, useState } from 'react'

/** Widths cloth is sold in: 36, 44, 48, 54, 58 and 60 inches. */
export const widthsCm = [90, 112, 120, 137, 147, 152] as const
const usualCm = 112

export interface ChosenCloth {
  widthCm: number
  /** All pieces point one way. */
  hasNap: boolean
}

export interface LaidCloths {
  main: Layout
  /** Pocket bags; nothing is laid where there are none. */
  lining: Layout
}

export interface UsedCloth {
  cloth: ChosenCloth
  onChange: (part: Partial<ChosenCloth>) => void
  laid: LaidCloths | undefined
}

/** The cloth that was chosen, and the patterns laid on it: for the picture, the metres and the files. */
export function useCloth(patterns: readonly Pattern[] | undefined): UsedCloth {
  const [cloth, setCloth] = useState<ChosenCloth>({ widthCm: usualCm, hasNap: false })
  const { widthCm, hasNap } = cloth
  const main = useMemo(
    () => patterns && bestTogether(patterns, { widthMm: widthCm * 10, hasNap }),
    [patterns, widthCm, hasNap],
  )
  const lining = useMemo(
    () => patterns && bestTogether(patterns, { widthMm: widthCm * 10, kind: 'lining' }),
    [patterns, widthCm],
  )
  return {
    cloth,
    onChange: (part) => setCloth({ ...cloth, ...part }),
    laid: main && lining && { main, lining },
  }
}

/** What can be put on paper: cloths that have pieces, all of which find room. */
export function clothsToDraw({ main, lining }: LaidCloths) {
  const all = [
    { kind: 'main', layout: main },
    { kind: 'lining', layout: lining },
  ] as const
  return all.filter(({ layout }) => layout.laid.length > 0)
}
