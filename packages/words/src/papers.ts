/** What stands on papers: their own words, and the names of garments and sizes. Loaded when the first paper is printed. */
import enAnalytics from './en/analytics.json' with { type: 'json' }
import enGarments from './en/garment-names.json' with { type: 'json' }
import enFields from './en/measurement-fields.json' with { type: 'json' }
import enOrders from './en/orders.json' with { type: 'json' }
import enPapers from './en/papers.json' with { type: 'json' }
import { featureWords } from './feature-words.ts'
import hiAnalytics from './hi/analytics.json' with { type: 'json' }
import hiGarments from './hi/garment-names.json' with { type: 'json' }
import hiFields from './hi/measurement-fields.json' with { type: 'json' }
import hiOrders from './hi/orders.json' with { type: 'json' }
import hiPapers from './hi/papers.json' with { type: 'json' }
import { icu } from './icu.ts'
import type { Language } from './languages.ts'
import paAnalytics from './pa/analytics.json' with { type: 'json' }
import paGarments from './pa/garment-names.json' with { type: 'json' }
import paFields from './pa/measurement-fields.json' with { type: 'json' }
import paOrders from './pa/orders.json' with { type: 'json' }
import paPapers from './pa/papers.json' with { type: 'json' }
import { createTranslate, type Params, type Translate } from './translate.ts'

const spoken: Record<Language, Translate> = {
  en: speak('en', {
    analytics: enAnalytics,
    papers: enPapers,
    orders: enOrders,
    'garment-names': enGarments,
    'measurement-fields': enFields,
  }),
  hi: speak('hi', {
    analytics: hiAnalytics,
    papers: hiPapers,
    orders: hiOrders,
    'garment-names': hiGarments,
    'measurement-fields': hiFields,
  }),
  pa: speak('pa', {
    analytics: paAnalytics,
    papers: paPapers,
    orders: paOrders,
    'garment-names': paGarments,
    'measurement-fields': paFields,
  }),
}

/** Says `papers.<key>`, `analytics.<key>`, `orders.<key>`, `garment-names.<key>` or `measurement-fields.<key>`; a missing key says itself. */
export function translateOnPaper(language: Language, key: string, params?: Params): string {
  return spoken[language](key, params)
}

function speak(language: Language, features: Record<string, Record<string, string>>): Translate {
  const words = Object.entries(features).map(([feature, messages]) => featureWords(feature, messages))
  return createTranslate(language, Object.assign({}, ...words), icu)
}
