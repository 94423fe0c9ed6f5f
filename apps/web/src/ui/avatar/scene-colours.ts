import { type RefObject, useLayoutEffect, useState } from 'react'

const tokens = {
  form: '--form',
  skin1: '--skin-1',
  skin2: '--skin-2',
  skin3: '--skin-3',
  skin4: '--skin-4',
  skin5: '--skin-5',
  hair: '--hair',
  under: '--under',
  formThen: '--form-then',
  sheen: '--form-sheen',
  light: '--form-light',
  sky: '--form-sky',
  ground: '--form-ground',
  shade: '--form-shade',
  tape: '--marigold',
  ticks: '--on-marigold',
} as const
export type SceneColours = Record<keyof typeof tokens, string>

/** The theme's colours as this scheme shows them: a swatch is coloured by each token and read. */
export function useSceneColours(
  swatch: RefObject<HTMLElement | null>,
  scheme: 'light' | 'dark',
): SceneColours | undefined {
  const [colours, setColours] = useState<SceneColours>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme is what changes the colours of the tokens
  useLayoutEffect(() => {
    if (swatch.current) setColours(read(swatch.current))
  }, [swatch, scheme])
  return colours
}

function read(swatch: HTMLElement): SceneColours {
  const colours = Object.entries(tokens).map(([name, token]) => {
    swatch.style.color = `var(${token})`
    return [name, getComputedStyle(swatch).color]
  })
  // Every token of the table is among them.
  return Object.fromEntries(colours) as SceneColours
}
