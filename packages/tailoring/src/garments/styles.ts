/** What can be chosen of a garment, each group once with all its options; a garment offers those that suit it. */
import type { StyleGroup } from './garment.ts'

export const styleOptions = {
  neck: ['round', 'ban', 'v', 'collar', 'sherwani', 'chinese', 'boat', 'sweetheart', 'square', 'deep_back'],
  daman: ['round', 'square', 'round_cut', 'side_cut', 'straight'],
  sleeve: ['full', 'half', 'cuff', 'loose', 'straight'],
  blouse_sleeve: ['sleeveless', 'cap', 'short', 'elbow', 'three_quarter'],
  opening: ['front_hooks', 'back_hooks'],
  blouse_cut: ['princess', 'four_dart', 'katori'],
  padding: ['plain', 'padded'],
  bottom: ['straight', 'narrow', 'wide', 'cuffed'],
  trouser_pocket: ['side', 'front', 'back', 'none'],
  salwar_cut: ['plain', 'patiala', 'sharara'],
  collar: ['spread', 'point', 'button_down', 'mandarin'],
  cuff: ['single', 'double', 'convertible'],
  cuff_corner: ['square', 'round', 'angled'],
  placket: ['plain', 'box', 'hidden'],
  shirt_pocket: ['none', 'one', 'two'],
  yoke: ['plain', 'split'],
  pleats: ['none', 'one', 'two'],
  pocket_line: ['slant', 'straight'],
  hem: ['plain', 'turn_up'],
  lapel: ['notch', 'peak', 'shawl'],
  vents: ['none', 'one', 'two'],
  buttons: ['one', 'two', 'three', 'double_breasted'],
  lining: ['full', 'half'],
  coat_collar: ['v', 'round', 'band', 'shawl'],
  coat_buttons: ['single', 'double', 'hidden_patti', 'fancy', 'metal', 'covered'],
  gulf_cut: ['saudi_formal', 'saudi_casual', 'kuwaiti', 'emirati', 'qatari', 'omani'],
  gulf_collar: ['qallab', 'mandarin', 'royal', 'kuwaiti', 'none'],
  gulf_cuff: ['kabak_chamfered', 'kabak_square', 'kabak_round', 'plain', 'hidden_button'],
  gulf_placket: ['visible', 'hidden', 'wide', 'narrow', 'embroidered'],
  chest_pocket: ['chamfered', 'square', 'flap', 'hidden', 'none'],
  gulf_hem: ['wide', 'narrow', 'side_slits'],
  stiffening: ['soft', 'medium', 'stiff'],
  gulf_buttons: ['bone', 'pearl', 'covered', 'snap'],
  tarboosh: ['none', 'long_straight', 'short_slanting'],
} as const

export type StyleGroupKey = keyof typeof styleOptions

/** A group with the options named, or with all it has. */
export function group<Key extends StyleGroupKey>(
  key: Key,
  ...options: (typeof styleOptions)[Key][number][]
): StyleGroup {
  const offered: readonly string[] = options.length > 0 ? options : styleOptions[key]
  return { key, options: offered.map((option) => ({ key: option })) }
}
