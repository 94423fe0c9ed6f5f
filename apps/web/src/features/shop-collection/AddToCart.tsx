import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import { useScanInAddress } from '../body-scans/api.ts'
import { addToCart, type CartChoice } from './cart/cart-store.ts'
import styles from './Shop.module.css'

interface Props {
  item: CollectionItem
  /** Undefined as long as no size, nor made to measure, is chosen. */
  choice: CartChoice | undefined
  /** Nothing is chosen yet; never heard where something always is. */
  onMissing?: () => void
  isLarge?: boolean
}

/** Puts the garment in the cart, says so, and leads there. */
export function AddToCart({ item, choice, onMissing, isLarge }: Props) {
  const t = useT()
  const asked = useScanInAddress()
  const [added, setAdded] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  async function onClick() {
    if (!choice) return onMissing?.()
    setFailure(undefined)
    try {
      await addToCart(item, choice)
      setAdded((before) => before + 1)
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <>
      <Button
        kind="primary"
        isLarge={isLarge}
        icon={<ShoppingBag size={20} aria-hidden="true" />}
        onClick={() => void onClick()}
      >
        {t('shop-collection.item.add')}
      </Button>
      <div className={styles.added} role="status">
        {added > 0 && (
          <>
            {t('shop-collection.item.inCart', { count: added })}{' '}
            <Link to={links.cart({ scan: asked })}>{t('shop-collection.item.toCart')}</Link>
          </>
        )}
      </div>
      <FormError>{failure === undefined ? undefined : problemSentence(failure, t)}</FormError>
    </>
  )
}
