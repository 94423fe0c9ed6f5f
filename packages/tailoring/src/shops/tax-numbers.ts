/**
 * Tax numbers as they stand on bills. India's GSTIN: state, PAN, entity, a letter and a check character over the fourteen before it
 * (base 36, each character times 1 or 2 in turn, digits of the product added). The Emirates' TRN: fifteen digits that begin with 100.
 */
export type TaxKind = 'gstin' | 'trn'

/** Without the blanks and dashes people write, in capitals. */
export const plainTaxNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export const isTaxNumber: Record<TaxKind, (written: string) => boolean> = {
  gstin: (written) => gstinShape.test(written) && checkOf(written.slice(0, 14)) === written.at(-1),
  trn: (written) => /^100\d{12}$/.test(written),
}

/** State code, PAN (five letters, four digits, a letter), the how-manieth registration, Z by custom, the check. */
const gstinShape = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function checkOf(first: string): string | undefined {
  const sum = [...first].reduce((total, character, at) => {
    const product = characters.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return characters[(36 - (sum % 36)) % 36]
}
