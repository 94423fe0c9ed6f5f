/**
 * A name as it is stored: composed (NFC), single spaces, no control characters, and none of the invisible marks
 * that turn the direction of the text after them. Joiners stay: Indic letters and emoji are built with them.
 */
export function normaliseName(name: string): string {
  return withoutHidden(name).replace(/\s+/g, ' ').trim()
}

/** The same for notes and addresses, whose line breaks stay. */
export function normaliseLines(text: string): string {
  return withoutHidden(text.replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

// Overrides and isolates of direction, the marks LRM, RLM and ALM, the byte order mark, and lone halves of pairs.
const hidden = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu
// Tab and line breaks are spaces between words; every other control character is nothing.
const control = /[^\P{Cc}\t\n\v\f\r\u0085]/gu

function withoutHidden(text: string): string {
  return text
    .replace(hidden, '')
    .replace(control, '')
    .replace(/\u0085/g, '\n')
    .normalize('NFC')
}
