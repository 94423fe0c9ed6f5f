import { frontColours } from '@darzi/tailoring/fronts/colours.ts'
import type { CSSProperties } from 'react'

/** The colours of a house as properties that its stylesheet reads; the readable shade of each scheme stands beside the other. */
export function frontStyle(given: { mainColour: string; accentColour: string }): CSSProperties {
  const colours = { main: given.mainColour, accent: given.accentColour }
  const [light, dark] = [frontColours(colours, 'light'), frontColours(colours, 'dark')]
  const properties = {
    '--front-main': light.main,
    '--front-on-main': light.onMain,
    '--front-accent': light.accent,
    '--front-on-accent': light.onAccent,
    '--front-link': `light-dark(${light.link}, ${dark.link})`,
  }
  // React's type knows no properties of one's own.
  return properties as CSSProperties
}
