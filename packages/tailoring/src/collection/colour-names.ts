/** Colours that have a word in every language, as their English names are typed; any other name stays as the shop wrote it. */
export const colourKeys = [
  ...([
    'white',
    'off-white',
    'cream',
    'ivory',
    'beige',
    'khaki',
    'brown',
    'black',
    'grey',
    'silver',
  ] as const),
  ...([
    'gold',
    'yellow',
    'mustard',
    'orange',
    'saffron',
    'peach',
    'pink',
    'red',
    'maroon',
    'purple',
  ] as const),
  ...(['lavender', 'blue', 'sky-blue', 'navy-blue', 'indigo', 'turquoise', 'green', 'olive'] as const),
] as const
export type ColourKey = (typeof colourKeys)[number]

const others: ReadonlyMap<string, ColourKey> = new Map([
  ['gray', 'grey'],
  ['navy', 'navy-blue'],
  ['golden', 'gold'],
])

export function colourKeyOf(name: string): ColourKey | undefined {
  const folded = name.trim().toLowerCase().replace(/\s+/g, '-')
  return colourKeys.find((key) => key === folded) ?? others.get(folded)
}
