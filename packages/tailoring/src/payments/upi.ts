/**
 * The UPI payment link (NPCI linking specification): any UPI app of the payer opens it, filled in. It proves nothing: a
 * payment by it is pending until the shop has seen the money.
 */
export interface UpiAsk {
  /** The shop's UPI id, such as noor@okbank. */
  upiId: string
  payee: string
  /** Paise; the link is in rupees only. */
  amountMinor: number
  note: string
  /** Our own mark of this one request, no other's: at most 35 letters and digits. */
  reference: string
}

const longestNote = 50
const longestReference = 35

export function upiLink({ upiId, payee, amountMinor, note, reference }: UpiAsk): string {
  const amount = `${Math.trunc(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`
  const fields = {
    pa: upiId,
    pn: payee,
    am: amount,
    cu: 'INR',
    tn: firstLetters(note, longestNote),
    tr: reference.replace(/[^A-Za-z0-9]/g, '').slice(0, longestReference),
  }
  return `upi://pay?${Object.entries(fields)
    .map(([key, value]) => `${key}=${encoded(value)}`)
    .join('&')}`
}

/** name@bank: letters, digits, dots, dashes and underscores before; the handle of a bank or app after. */
export const isUpiId = (text: string): boolean =>
  text.length <= 255 && /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/i.test(text)

/** A UPI app reads the id with its @ as it is. */
const encoded = (value: string) => encodeURIComponent(value).replace(/%40/g, '@')

/** Cut between letters as they are read, never within one. */
function firstLetters(text: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  let short = ''
  for (const letter of letters) {
    if (short.length + letter.length > most) break
    short += letter
  }
  return short
}
