export interface Names {
  /** `fittings`, `fabric-rolls` */
  feature: string
  /** One of what the feature holds: `fitting`, `fabric-roll` */
  one: string
  table: string
  /** As code says it: `fittings` / `Fittings`, `fitting` / `Fitting`. */
  many: { camel: string; pascal: string }
  single: { camel: string; pascal: string }
  titles: { en: string; hi: string; pa: string }
}

/** Why a word cannot name a feature, or undefined. */
export function problemOfName(feature: string): string | undefined {
  if (/^[a-z]+(-[a-z]+)*s$/.test(feature)) return undefined
  return 'Name the feature in the plural, in small letters: npm run new-feature fittings "Fittings" "फिटिंग" "ਫਿਟਿੰਗ"'
}

/** A name that was not given in a language is the English one, to be translated. */
export function namesOf(feature: string, [en, hi, pa]: string[] = []): Names {
  const one = feature.replace(/ies$/, 'y').replace(/s$/, '')
  const english = en ?? capital(feature.replaceAll('-', ' '))
  return {
    feature,
    one,
    table: feature.replaceAll('-', '_'),
    many: inCode(feature),
    single: inCode(one),
    titles: { en: english, hi: hi ?? english, pa: pa ?? english },
  }
}

function inCode(name: string) {
  const pascal = name.split('-').map(capital).join('')
  return { pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
