import { frontColours, inkOn, type Scheme, schemeGrounds } from '@darzi/tailoring/fronts/colours.ts'
import type { CSSProperties } from 'react'

/** The same in one scheme, whatever that of the screen is, with its ground. */
export function previewStyle(
  given: { mainColour: string; accentColour: string },
  scheme: Scheme,
): CSSProperties {
  const ground = schemeGrounds[scheme]
  const { link } = frontColours({ main: given.mainColour, accent: given.accentColour }, scheme)
  const properties = { '--front-link': link, '--front-ground': ground, '--front-ink': inkOn(ground) }
  // React's type knows no properties of one's own.
  return { ...frontStyle(given), ...(properties as CSSProperties) }
}

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
