/**
 * Words nobody writes to the other side, in three languages, by themselves and not as a part of another word. Short on purpose: what
 * is rude to one shop and usual to the next is the shop's own list. Names people bear are left out.
 */
const everywhere = [
  ...['fuck', 'fucker', 'fucking', 'motherfucker', 'bitch', 'whore', 'slut', 'cunt', 'asshole', 'faggot'],
  ...['chutiya', 'chutiye', 'madarchod', 'bhenchod', 'behenchod', 'bhosdike', 'gandu', 'harami', 'kutiya'],
  ...['चूतिया', 'चूतिये', 'मादरचोद', 'बहनचोद', 'भेनचोद', 'भोसड़ीके', 'गांडू', 'हरामी', 'हरामजादा', 'रंडी', 'कुतिया'],
  ...['ਚੂਤੀਆ', 'ਮਾਦਰਚੋਦ', 'ਭੈਣਚੋਦ', 'ਭੋਸੜੀਕੇ', 'ਗਾਂਡੂ', 'ਹਰਾਮੀ', 'ਹਰਾਮਜ਼ਾਦਾ', 'ਰੰਡੀ', 'ਕੁੱਤੀ', 'ਕੰਜਰੀ'],
]

export const blockedLimits = { words: 100, length: 40 } as const

/** The first blocked word or phrase in a text, as it stands in its list; `own` are those of the shop and of the operator. */
export function blockedWordIn(text: string, own: readonly string[] = []): string | undefined {
  const said = ` ${tokensOf(text).join(' ')} `
  return [...everywhere, ...own].find((word) => {
    const tokens = tokensOf(word).join(' ')
    return tokens !== '' && said.includes(` ${tokens} `)
  })
}

/** Signs that stand for letters, where letters are beside them. */
const disguises: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' }

const tokensOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{M}\p{N}@$]+/gu) ?? []).map((token) =>
    /\p{L}/u.test(token) ? token.replace(/[@$013]/g, (sign) => disguises[sign] ?? sign) : token,
  )

/** Without case, accents, invisible signs and letters drawn out. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1')
