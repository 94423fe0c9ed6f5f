import { cartLimits } from '@darzi/tailoring/cart/limits.ts'
import { nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { slugOfItem } from '@darzi/tailoring/collection/slug.ts'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../../links.ts'
import { Money } from '../../../ui/Money.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { ItemPicture } from '../ItemPicture.tsx'
import styles from './Cart.module.css'
import { ChangedPrice } from './ChangedPrice.tsx'
import { changeLine, removeLine } from './cart-store.ts'
import { LineWords } from './LineWords.tsx'
import type { OfferedLine } from './use-cart-quote.ts'

/** One garment of the cart: what was chosen, how many, and what it costs now. */
export function CartLineRow({
  line,
  item,
  onFailed,
}: Omit<OfferedLine, 'usualOn'> & { onFailed: (error: unknown) => void }) {
  const t = useT()
  const name = nameIn(item, useLanguage())
  const hex = item.colours.find((colour) => colour.name === line.colour)?.hex
  const change = (count: number) => void changeLine({ ...line, count }).catch(onFailed)
  return (
    <article className={styles.line} aria-label={name}>
      <ItemPicture item={item} hex={hex} className={styles.picture} />
      <div className={styles.words}>
        <h3>
          <Link to={links.product(slugOfItem(item))}>{name}</Link>
        </h3>
        <LineWords line={line} />
        <p className={styles.price}>
          <Money minor={item.priceMinor * line.count} currency={item.currency} />
        </p>
        <ChangedPrice line={line} item={item} />
        <div className={styles.acts}>
          <button
            type="button"
            aria-label={t('cart.line.fewer', { name })}
            disabled={line.count === 1}
            onClick={() => change(line.count - 1)}
          >
            <Minus size={18} aria-hidden="true" />
          </button>
          <span className={styles.count} role="status">
            <span className="onlyRead">{t('cart.line.count')} </span>
            {line.count}
          </span>
          <button
            type="button"
            aria-label={t('cart.line.more', { name })}
            disabled={line.count >= cartLimits.ofOneLine}
            onClick={() => change(line.count + 1)}
          >
            <Plus size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('cart.line.remove', { name })}
            onClick={() => void removeLine(line.id).catch(onFailed)}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
    </article>
  )
}
