import { nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { Money } from '../../../ui/Money.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import styles from './Cart.module.css'
import { PartSum } from './CartPartCard.tsx'
import { LineWords } from './LineWords.tsx'
import type { CartPart } from './use-cart-quote.ts'

/** The cart once more before it is ordered: by shop, each of which gets an order of its own. */
export function CartBrief({ parts }: { parts: readonly CartPart[] }) {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      {parts.length > 1 && <p>{t('cart.checkout.several', { count: parts.length })}</p>}
      {parts.map((part) => (
        <section key={part.shop.id} className={styles.words} aria-label={part.shop.name}>
          <h3>{part.shop.name}</h3>
          <ul className={styles.brief}>
            {part.lines.map(({ line, item }) => (
              <li key={line.id}>
                <span>
                  {line.count > 1 && `${line.count} × `}
                  {nameIn(item, language)}
                  <LineWords line={line} />
                </span>
                <Money minor={item.priceMinor * line.count} currency={item.currency} />
              </li>
            ))}
          </ul>
          <PartSum {...part} />
        </section>
      ))}
    </>
  )
}
