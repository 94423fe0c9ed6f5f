import { writeMoney } from '@darzi/words/formats.ts'
import { useT } from '../../../words/use-t.ts'
import type { RushedPart } from './rushed-parts.ts'

/** Said beside the day that costs it. */
export function RushNotes({
  parts,
}: {
  parts: readonly Pick<RushedPart, 'shop' | 'rushMinor' | 'currency'>[]
}) {
  const t = useT()
  return (
    <div aria-live="polite">
      {parts.map(
        ({ shop, rushMinor, currency }) =>
          rushMinor > 0 && (
            <p key={shop.id}>
              {t('cart.checkout.rush', { shop: shop.name, amount: writeMoney(rushMinor, currency) })}
            </p>
          ),
      )}
    </div>
  )
}
