import type { CartLine } from '@darzi/contract/cart.ts'
import { useState } from 'react'
import { problemSentence } from '../../../data/problem-error.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { Failed } from '../../../ui/Failed.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { useT } from '../../../words/use-t.ts'
import { useBodyScan } from '../../body-scans/api.ts'
import checkout from '../checkout/Checkout.module.css'
import { Part, PlaceButton } from '../checkout/CheckoutParts.tsx'
import { ContactFields } from '../checkout/ContactFields.tsx'
import { Measured } from '../checkout/FitChoice.tsx'
import { measuredOf } from '../checkout/measured-of.ts'
import { type SizesFrom, sizesFrom } from '../checkout/sizes-from.ts'
import { CartBrief } from './CartBrief.tsx'
import { GoneLines } from './GoneLines.tsx'
import { HowPaidChoice } from './HowPaidChoice.tsx'
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
  const { scan, isWaiting, problem, retry } = useBodyScan()
  const [chosen, setFrom] = useState<SizesFrom>()
  const [failure, setFailure] = useState<unknown>()
  const isUnknown = isWaiting || problem !== undefined
  const from = sizesFrom({ chosen, hasScan: scan !== undefined, isUnknown })
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
        <CartBrief parts={parts} />
        <p>
          <ButtonLink to={links.cart()}>{t('cart.checkout.change')}</ButtonLink>
        </p>
      </Part>
      {isToMeasure && (
        <Part title={t('checkout.part.fit')}>
          {problem !== undefined && <Failed why={problemSentence(problem, t)} onRetry={retry} />}
          <Measured scan={scan} isUnknown={isUnknown} from={from} onFrom={setFrom} />
        </Part>
      )}
      <Part title={t('checkout.part.contact')}>
        <ContactFields {...form} />
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
