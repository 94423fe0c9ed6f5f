/** Words of the demo shop's book: places, tags, relations and notes, as a counter in Ludhiana writes them. */
export const streets = [
  'Model Town',
  'Sarabha Nagar',
  'BRS Nagar',
  'Ghumar Mandi',
  'Civil Lines',
  'Dugri Road',
]
export const towns = ['Ludhiana', 'Ludhiana', 'Ludhiana', 'Khanna', 'Jagraon', 'Phillaur']

export const tagSets = [
  ['Wedding'],
  ['Regular'],
  ['School uniform'],
  ['Wedding', 'Regular'],
  ['Suits'],
  ['Boutique'],
  ['Pays by UPI'],
] as const

export const pinnedNotes = [
  'Left shoulder sits 1 cm lower.',
  'Call after 6 in the evening.',
  'Wants a trial before the last stitching.',
  'Side pockets on every kurta.',
  'Sleeves half an inch longer than measured.',
  'शाम को ही फ़ोन करें।',
  'दायाँ कंधा थोड़ा झुका है।',
  'ਸੂਟ ਥੋੜ੍ਹਾ ਖੁੱਲ੍ਹਾ ਪਸੰਦ ਹੈ।',
]

interface Relation {
  written: readonly [latin: string, devanagari: string, gurmukhi: string]
  sizing: 'men' | 'women' | 'boys' | 'girls'
  isChild: boolean
}

export const relations: Record<'men' | 'women', Relation[]> = {
  women: [
    { written: ['Mother', 'माँ', 'ਮਾਂ'], sizing: 'women', isChild: false },
    { written: ['Sister', 'बहन', 'ਭੈਣ'], sizing: 'women', isChild: false },
    { written: ['Daughter', 'बेटी', 'ਧੀ'], sizing: 'girls', isChild: true },
  ],
  men: [
    { written: ['Father', 'पिता', 'ਪਿਤਾ'], sizing: 'men', isChild: false },
    { written: ['Brother', 'भाई', 'ਭਰਾ'], sizing: 'men', isChild: false },
    { written: ['Son', 'बेटा', 'ਪੁੱਤਰ'], sizing: 'boys', isChild: true },
  ],
}
