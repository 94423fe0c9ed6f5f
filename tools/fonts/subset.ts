/** Cuts a font down with HarfBuzz: to some characters and glyphs, and to a part of its weights. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compress, decompress } from 'wawoff2'

/** What is left of a font. */
export interface Cut {
  characters: Iterable<string>
  /** Glyph ids that stay; without them, everything the characters can turn into. */
  glyphs?: Iterable<number>
  /** One weight, or the range between two; without it, all of them. */
  weight?: number | readonly [number, number]
}

/** What we call of HarfBuzz's subsetter, which has no bindings of its own; the names and the numbers below are those of its C interface. */
type Native = Record<
  | 'malloc'
  | 'free'
  | 'hb_blob_create'
  | 'hb_blob_destroy'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_destroy'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_destroy'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_pin_axis_location'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_axis_range'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail'
  | '_initialize',
  (...numbers: number[]) => number
> & { memory: WebAssembly.Memory }

const memoryIsWritable = 2
const layoutFeatures = 6
const withoutLayoutClosure = 0x200
const wght = 0x77676874

let opened: Promise<Native> | undefined

async function openNative(): Promise<Native> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(readFileSync(file))
  // The exports of a WebAssembly module have no types; the names above are all we call.
  const native = instance.exports as unknown as Native
  native._initialize()
  return native
}

/** A woff2 file as TTF, which HarfBuzz reads. */
export async function asTtf(woff2: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await decompress(woff2))
}

export async function asWoff2(ttf: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await compress(ttf))
}

/** The part of a font (TTF) that is asked for, again TTF. */
export async function cutFont(ttf: Uint8Array, cut: Cut): Promise<Uint8Array> {
  opened ??= openNative()
  const hb = await opened
  const bytes = hb.malloc(ttf.length)
  new Uint8Array(hb.memory.buffer).set(ttf, bytes)
  const blob = hb.hb_blob_create(bytes, ttf.length, memoryIsWritable, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  ask(hb, { face, input, cut })
  const part = hb.hb_subset_or_fail(face, input)
  if (part === 0) throw new Error('HarfBuzz could not cut this font')
  const result = hb.hb_face_reference_blob(part)
  const start = hb.hb_blob_get_data(result, 0)
  const taken = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result))
  hb.hb_subset_input_destroy(input)
  for (const each of [result, blob]) hb.hb_blob_destroy(each)
  for (const each of [part, face]) hb.hb_face_destroy(each)
  hb.free(bytes)
  return taken
}

/** Tells HarfBuzz what stays. Every layout feature does: they are what joins letters. */
function ask(hb: Native, { face, input, cut }: { face: number; input: number; cut: Cut }): void {
  const features = hb.hb_subset_input_set(input, layoutFeatures)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  const characters = hb.hb_subset_input_unicode_set(input)
  for (const each of cut.characters) hb.hb_set_add(characters, each.codePointAt(0) ?? 0)
  // Hints stay: they weigh next to nothing, and without them Linux and Windows set the same words wider.
  if (cut.glyphs) hb.hb_subset_input_set_flags(input, withoutLayoutClosure)
  const glyphs = hb.hb_subset_input_glyph_set(input)
  for (const each of cut.glyphs ?? []) hb.hb_set_add(glyphs, each)
  const { weight } = cut
  if (weight === undefined) return
  const isSet =
    typeof weight === 'number'
      ? hb.hb_subset_input_pin_axis_location(input, face, wght, weight)
      : hb.hb_subset_input_set_axis_range(input, face, wght, weight[0], weight[1], Number.NaN)
  if (!isSet) throw new Error('This font has no weights to choose from')
}
