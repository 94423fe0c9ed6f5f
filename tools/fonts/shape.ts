/** How a font draws a text: the glyphs HarfBuzz chooses, as browsers do, with their outlines and places. */
import * as hb from 'harfbuzzjs'

export interface OpenFace {
  /** Glyph ids of the picture. */
  glyphsOf(text: string): number[]
  /** The same and every glyph on the way there, which the font needs too. Slow, and it keeps memory: for some hundred texts. */
  glyphsOnTheWayTo(text: string): number[]
  /** What is seen: each glyph's outline, advance and place, in font units. */
  pictureOf(text: string): DrawnGlyph[]
}

export interface DrawnGlyph {
  outline: string
  advance: number
  x: number
  y: number
}

/** A font (TTF), at a weight if it has several, for a page in a language. */
export function openFace(
  ttf: Uint8Array,
  { weight, language = 'en' }: { weight?: number; language?: string } = {},
): OpenFace {
  // A copy: HarfBuzz takes the whole memory behind the bytes.
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(ttf).buffer)))
  if (weight !== undefined) font.setVariations([new hb.Variation('wght', weight)])
  const bufferOf = (text: string) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setLanguage(language)
    return buffer
  }
  const shaped = (text: string) => {
    const buffer = bufferOf(text)
    hb.shape(font, buffer)
    return buffer
  }
  return {
    // HarfBuzz keeps glyph ids in `codepoint` once it has shaped.
    glyphsOf: (text) =>
      shaped(text)
        .getGlyphInfos()
        .map(({ codepoint }) => codepoint),
    glyphsOnTheWayTo(text) {
      const steps = hb.shapeWithTrace(font, bufferOf(text), [], 0, hb.TracePhase.DONT_STOP)
      // Each glyph of a step is written `{ g: glyph id, cl: place in the text }`; the library does not type it.
      return steps.flatMap((step) => (step.glyphs ? (step.t as { g: number }[]).map(({ g }) => g) : []))
    },
    pictureOf(text) {
      const buffer = shaped(text)
      const places = buffer.getGlyphPositions()
      return buffer.getGlyphInfos().map(({ codepoint }, at) => ({
        outline: font.glyphToPath(codepoint),
        advance: places[at]?.xAdvance ?? 0,
        x: places[at]?.xOffset ?? 0,
        y: places[at]?.yOffset ?? 0,
      }))
    },
  }
}
