/** What stands on papers: their own words, and the names of garments and sizes. Loaded when the first paper is printed. */
import enGarments from './en/garment-names.json' with { type: 'json' }
import enFields from './en/measurement-fields.json' with { type: 'json' }
import enPapers from './en/papers.json' with { type: 'json' }
import hiGarments from './hi/garment-names.json' with { type: 'json' }
import hiFields from './hi/measurement-fields.json' with { type: 'json' }
import hiPapers from './hi/papers.json' with { type: 'json' }
import { icu } from './icu.ts'
import type { Language } from './languages.ts'
import paGarments from './pa/garment-names.json' with { type: 'json' }
import paFields from './pa/measurement-fields.json' with { type: 'json' }
import paPapers from './pa/papers.json' with { type: 'json' }
import { roomWords } from './room-words.ts'
import { createSay, type Holes, type Say } from './say.ts'

const spoken: Record<Language, Say> = {
  en: speak('en', { papers: enPapers, 'garment-names': enGarments, 'measurement-fields': enFields }),
  hi: speak('hi', { papers: hiPapers, 'garment-names': hiGarments, 'measurement-fields': hiFields }),
  pa: speak('pa', { papers: paPapers, 'garment-names': paGarments, 'measurement-fields': paFields }),
}

/** Says `papers.<key>`, `garment-names.<key>` or `measurement-fields.<key>`; a missing key says itself. */
export function sayOnPaper(language: Language, key: string, holes?: Holes): string {
  return spoken[language](key, holes)
}

function speak(language: Language, rooms: Record<string, Record<string, string>>): Say {
  const words = Object.entries(rooms).map(([room, messages]) => roomWords(room, messages))
  return createSay(language, Object.assign({}, ...words), icu)
}
