import { writeMoney } from '@darzi/words/formats.ts'

/** Money from minor units, in its currency's own grouping. */
export function Money({ minor, currency }: { minor: number; currency: string }) {
  return <span className="figures">{writeMoney(minor, currency)}</span>
}
