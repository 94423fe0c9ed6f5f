/** A slip whose every word is given: empty ones, for a test that looks at letters alone. */
const empty = {
  size: '58',
  language: 'en',
  shop: { name: '', lines: [] as string[] },
  orderLabel: '',
  number: '',
  customer: { name: '', lines: [] as string[] },
  dates: [] as { label: string; value: string; isStrong?: boolean }[],
  pieces: [] as {
    tag: string
    garment: string
    price: string
    lines: string[]
    addOns: { label: string; value: string }[]
  }[],
  amounts: [] as { label: string; value: string; isStrong?: boolean }[],
  balance: { label: '', value: '' },
  codes: [] as { svg: string; caption: string }[],
  note: null as string | null,
  closing: '',
}

export const aSlip = (given: Partial<typeof empty>) => ({ ...empty, ...given })
