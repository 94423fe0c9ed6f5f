import type { CartLine } from '@darzi/contract/cart.ts'
import { nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { useState } from 'react'
import { problemSentence } from '../../../data/problem-error.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { Failed } from '../../../ui/Failed.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { useBodyScan, useScanInAddress } from '../../body-scans/api.ts'
import checkout from '../checkout/Checkout.module.css'
import { Part, PlaceButton } from '../checkout/CheckoutParts.tsx'
import { ContactFields } from '../checkout/ContactFields.tsx'
import { Measured } from '../checkout/FitChoice.tsx'
import { measuredOf } from '../checkout/measured-of.ts'
import { type SizesFrom, sizesFrom } from '../checkout/sizes-from.ts'
import styles from './Cart.module.css'
import { CartTotals } from './CartTotals.tsx'
import { ChangedPrice } from './ChangedPrice.tsx'
import { GoneLines } from './GoneLines.tsx'
import { HowPaidChoice } from './HowPaidChoice.tsx'
import { LineWords } from './LineWords.tsx'
import { PartSum } from './PartSum.tsx'
import { RushNotes } from './RushNotes.tsx'
import type { RushedPart } from './rushed-parts.ts'
import { type PlacedCart, useCartCheckout } from './use-cart-checkout.ts'
import type { CartPart } from './use-cart-quote.ts'

interface Props {
  parts: readonly CartPart[]
  gone: readonly CartLine[]
  /** A garment is gone, or costs something else: the cart is to be asked about again. */
  onStale: () => void
  onPlaced: (placed: PlacedCart) => void
}

/** What is ordered of whom, by which sizes it is made, where it goes and how it is paid. */
export function CartCheckoutForm({ parts, gone, onStale, onPlaced }: Props) {
  const t = useT()
  const { scan, other, isWaiting, problem, retry } = useBodyScan()
  const asked = useScanInAddress()
  const [chosen, setFrom] = useState<SizesFrom>()
  const [failure, setFailure] = useState<unknown>()
  const isUnknown = isWaiting || problem !== undefined
  const from = sizesFrom({ chosen, scan, isUnknown })
  const isToMeasure = parts.some(({ lines }) => lines.some(({ line }) => line.isMadeToMeasure))
  // Sizes that have not come yet are never taken for none.
  const isHeld = isToMeasure && from === undefined
  const measured = isToMeasure && from === 'scan' && scan ? measuredOf(scan) : undefined
  const form = useCartCheckout({ parts, measured, onStale, onPlaced })
  return (
    <form className={checkout.form} noValidate onSubmit={form.onSubmit}>
      <GoneLines lines={gone} onFailed={setFailure} />
      <FormError>{failure === undefined ? undefined : problemSentence(failure, t)}</FormError>
      <Part title={t('cart.checkout.what')}>
        <CartBrief parts={form.rushed} />
        <p>
          <ButtonLink to={links.cart({ scan: asked })}>{t('cart.checkout.change')}</ButtonLink>
        </p>
      </Part>
      {isToMeasure && (
        <Part title={t('checkout.part.fit')}>
          {problem !== undefined && <Failed why={problemSentence(problem, t)} onRetry={retry} />}
          <Measured scan={scan} other={other} isUnknown={isUnknown} from={from} onFrom={setFrom} />
        </Part>
      )}
      <Part title={t('checkout.part.contact')}>
        <ContactFields {...form} />
        <RushNotes parts={form.rushed} />
        <p className={checkout.note}>{t('cart.checkout.address')}</p>
      </Part>
      <Part title={t('checkout.part.payment')}>
        <HowPaidChoice parts={parts} pays={form.pays} onPays={form.setPays} />
        <FormError>{form.failure}</FormError>
        <PlaceButton
          isBusy={form.isSending || (isHeld && isWaiting)}
          reason={isHeld ? t('checkout.measured.choose') : undefined}
        />
      </Part>
    </form>
  )
}

/** The cart once more before it is ordered: by shop, each of which gets an order of its own. */
function CartBrief({ parts }: { parts: readonly RushedPart[] }) {
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
                <ChangedPrice line={line} item={item} />
              </li>
            ))}
          </ul>
          <PartSum {...part} />
        </section>
      ))}
      <CartTotals parts={parts} />
    </>
  )
}
