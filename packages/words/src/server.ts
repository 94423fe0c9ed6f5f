/** What the server says: refusals, mails, texts and the sentences of the timeline, all loaded at start. */
import enGarments from './en/garment-names.json' with { type: 'json' }
import enHeads from './en/heads.json' with { type: 'json' }
import enMail from './en/mail.json' with { type: 'json' }
import enMessages from './en/messages.json' with { type: 'json' }
import enProblems from './en/problems.json' with { type: 'json' }
import enSms from './en/sms.json' with { type: 'json' }
import enTimeline from './en/timeline.json' with { type: 'json' }
import { featureWords } from './feature-words.ts'
import hiGarments from './hi/garment-names.json' with { type: 'json' }
import hiHeads from './hi/heads.json' with { type: 'json' }
import hiMail from './hi/mail.json' with { type: 'json' }
import hiMessages from './hi/messages.json' with { type: 'json' }
import hiProblems from './hi/problems.json' with { type: 'json' }
import hiSms from './hi/sms.json' with { type: 'json' }
import hiTimeline from './hi/timeline.json' with { type: 'json' }
import { icu } from './icu.ts'
import type { Language } from './languages.ts'
import paGarments from './pa/garment-names.json' with { type: 'json' }
import paHeads from './pa/heads.json' with { type: 'json' }
import paMail from './pa/mail.json' with { type: 'json' }
import paMessages from './pa/messages.json' with { type: 'json' }
import paProblems from './pa/problems.json' with { type: 'json' }
import paSms from './pa/sms.json' with { type: 'json' }
import paTimeline from './pa/timeline.json' with { type: 'json' }
import { createTranslate, type Params, type Translate } from './translate.ts'

const spoken: Record<Language, Translate> = {
  en: speak('en', {
    'garment-names': enGarments,
    heads: enHeads,
    mail: enMail,
    messages: enMessages,
    problems: enProblems,
    sms: enSms,
    timeline: enTimeline,
  }),
  hi: speak('hi', {
    'garment-names': hiGarments,
    heads: hiHeads,
    mail: hiMail,
    messages: hiMessages,
    problems: hiProblems,
    sms: hiSms,
    timeline: hiTimeline,
  }),
  pa: speak('pa', {
    'garment-names': paGarments,
    heads: paHeads,
    mail: paMail,
    messages: paMessages,
    problems: paProblems,
    sms: paSms,
    timeline: paTimeline,
  }),
}

/** Says `<feature>.<key>` of the features heads, garment-names, problems, mail, messages, sms and timeline; a missing key says itself. */
export function t(language: Language, key: string, params?: Params): string {
  return spoken[language](key, params)
}

function speak(language: Language, features: Record<string, Record<string, string>>): Translate {
  const words = Object.entries(features).map(([feature, messages]) => featureWords(feature, messages))
  return createTranslate(language, Object.assign({}, ...words), icu)
}
