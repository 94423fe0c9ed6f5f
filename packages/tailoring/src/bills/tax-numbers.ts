/**
 * Tax numbers of India and the Emirates: how they are written, and what their check digit tells. A number that reads well may
 * still belong to somebody else; nobody is asked about it.
 */

/** States and territories by the two digits a GSTIN begins with. */
export const gstStates = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
} as const
export type GstState = keyof typeof gstStates

export const isGstState = (code: string | undefined): code is GstState =>
  code !== undefined && Object.hasOwn(gstStates, code)

/** Union territories without a legislature of their own: their half of the tax is UTGST, by the UTGST Act of 2017. */
const withoutLegislature: readonly string[] = ['04', '26', '31', '35', '38']
export const hasOwnLegislature = (state: string | undefined): boolean =>
  !withoutLegislature.includes(state ?? '')

const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** As it is stored: capitals, nothing between them. */
export const plainTaxNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export function isGstin(number: string): boolean {
  return gstin.test(number) && isGstState(number.slice(0, 2)) && checkDigit(number) === number.at(14)
}

/** The fifteenth sign of a GSTIN: digits of base 36, every second one doubled, their own digits added up. */
function checkDigit(number: string): string | undefined {
  const sum = [...number.slice(0, 14)].reduce((total, sign, at) => {
    const value = alphabet.indexOf(sign) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(value / 36) + (value % 36)
  }, 0)
  return alphabet[(36 - (sum % 36)) % 36]
}

/** A tax registration number of the Emirates; it has fifteen digits and begins with 1. */
export const isTrn = (number: string): boolean => /^1\d{14}$/.test(number)

/** HSN of goods and SAC of services: four, six or eight digits. */
export const isTaxCode = (code: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(code)
