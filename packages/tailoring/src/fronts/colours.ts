/**
 * The two colours a house shows itself in, made readable: whatever is chosen, words on it and links in it stand out from their ground as
 * WCAG asks of small text, on the light and on the dark scheme alike.
 */

/** What small text needs against its ground (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5

/** Of the grounds of each scheme the one words are hardest to read on (apps/web/src/theme/tokens.css: --paper, --cloth-raised). */
export const schemeGrounds = { light: '#f6f1e6', dark: '#23283b' } as const
export type Scheme = keyof typeof schemeGrounds

/** Six hexadecimal digits behind a hash, as colour fields of browsers write them; nothing else ever reaches a style. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** From 1 (alike) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** White or near-black, whichever is read better on this ground; one of them always is. */
export const inkOn = (ground: string): string =>
  contrastOf(ground, '#ffffff') >= readableContrast ? '#ffffff' : '#000000'

/** The colour itself where it can be read on this ground, else the nearest shade of it that can. */
export function readableOn(ground: string, colour: string): string {
  const towards = lightness(ground) > 0.18 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mixed(colour, towards, share)
    if (contrastOf(shade, ground) >= readableContrast) return shade
  }
  return towards
}

export interface FrontColours {
  main: string
  onMain: string
  accent: string
  onAccent: string
  /** The accent as words on the page. */
  link: string
}

export const frontColours = (given: { main: string; accent: string }, scheme: Scheme): FrontColours => ({
  ...given,
  onMain: inkOn(given.main),
  onAccent: inkOn(given.accent),
  link: readableOn(schemeGrounds[scheme], given.accent),
})

/** Schemes in which words in this colour are shown in a nearby shade, because the colour itself could not be read. */
export const shadedIn = (accent: string): Scheme[] =>
  (['light', 'dark'] as const).filter((scheme) => readableOn(schemeGrounds[scheme], accent) !== accent)

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Relative luminance (WCAG 2.2). */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mixed(colour: string, towards: string, share: number): string {
  const target = channels(towards)
  const parts = channels(colour).map((channel, at) =>
    Math.round(channel + ((target[at] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}
