/**
 * Decimal digits people type or print around a shop: Devanagari, Gurmukhi, Arabic-Indic (also the Persian and
 * Urdu form) and full width. Each block holds ten digits in order, starting at the code point named here.
 */
const zeros = [0x0966, 0x0a66, 0x0660, 0x06f0, 0xff10]

/** The same text with every such digit written as 0-9; nothing else changes. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९੦-੯٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** Only the digits of a text, as 0-9: what a phone number or an order number is compared by. */
export function onlyDigits(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '')
}
