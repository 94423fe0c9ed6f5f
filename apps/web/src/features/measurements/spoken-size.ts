/** What a recogniser of speech heard, as a size: "forty and a half", "40 and 3/8", "साढ़े 36", "ਸਵਾ 14". */

const ones: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** Parts of a whole that languages of the trade say before or behind it. */
const parts: [heard: RegExp, part: string][] = [
  [/\b(?:and )?(?:a |one )?half\b/, '1/2'],
  [/\b(?:and )?three[ -]?(?:quarters?|fourths?)\b/, '3/4'],
  [/\b(?:and )?(?:a |one )?(?:quarter|fourth)\b/, '1/4'],
  [/\b(?:and )?(one|three|five|seven|an?|1|3|5|7)[ -]?eighths?\b/, '/8'],
]

/** साढ़े is a half more, सवा a quarter more, पौने a quarter less; डेढ़ is one and a half, ढाई two and a half. */
const said: [heard: RegExp, more: number][] = [
  [/^(?:साढ़े|साढे|ਸਾਢੇ|sadhe|saadhe) /, 0.5],
  [/^(?:सवा|ਸਵਾ|sava|sawa) /, 0.25],
  [/^(?:पौने|ਪੌਣੇ|paune) /, -0.25],
]
const whole = new Map(
  [
    ['डेढ़', '1.5'],
    ['ढाई', '2.5'],
    ['ਡੇਢ', '1.5'],
    ['ਢਾਈ', '2.5'],
  ].map(([word = '', size = '']) => [word.normalize('NFC'), size]),
)

/** The size as it may be typed; what is no size stays the words that were heard, and the field says so. */
export function spokenSize(heard: string): string {
  const words = heard.normalize('NFC').trim().toLowerCase().replace(/[,।]/g, ' ').replace(/\s+/g, ' ')
  const known = whole.get(words)
  if (known) return known
  for (const [prefix, more] of said) {
    const number = Number(asNumber(words.replace(prefix, '')))
    if (prefix.test(words) && number > 0) return String(number + more)
  }
  return withParts(words)
}

function withParts(words: string): string {
  for (const [pattern, part] of parts) {
    const found = pattern.exec(words)
    if (!found) continue
    const rest = asNumber(words.replace(pattern, ' ').trim())
    const eighth = part === '/8' ? `${countOf(found[1] ?? '')}/8` : part
    return rest ? `${rest} ${eighth}` : eighth
  }
  return asNumber(words)
}

const countOf = (word: string) => (word === 'a' || word === 'an' ? '1' : String(ones[word] ?? word))

/** English number words up to ninety-nine, and "point five", as digits. */
function asNumber(words: string): string {
  const [before = '', after] = words.split(/ point /)
  const number = wordsToDigits(before)
  return after === undefined ? number : `${number}.${wordsToDigits(after)}`
}

function wordsToDigits(words: string): string {
  const written: string[] = []
  for (const word of words.replace(/-/g, ' ').split(' ')) {
    const one = ones[word]
    const last = written.at(-1) ?? ''
    if (one !== undefined && one < 10 && /^[2-9]0$/.test(last))
      written.push(String(Number(written.pop()) + one))
    else written.push(String(tens[word] ?? one ?? word))
  }
  return written.join(' ')
}
