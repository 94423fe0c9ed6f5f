import { type HairStyle, hairStyles, useHairStyle } from '../../theme/hair.ts'
import { useT } from '../../words/use-t.ts'
import { Button } from '../Button.tsx'

/** Without hair, with short hair, or tied behind: each press is the next of them. */
export function HairChoice({ usual }: { usual: HairStyle }) {
  const t = useT()
  const [chosen = usual, choose] = useHairStyle()
  const next = hairStyles[(hairStyles.indexOf(chosen) + 1) % hairStyles.length] ?? usual
  return (
    <Button kind="plain" onClick={() => choose(next)}>
      {t(`avatar.hair.${chosen}`)}
    </Button>
  )
}
