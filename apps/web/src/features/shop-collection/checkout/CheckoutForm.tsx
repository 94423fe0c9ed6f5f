import { descriptionIn, nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { useRef, useState } from 'react'
import { problemSentence } from '../../../data/problem-error.ts'
import { AlreadySent } from '../../../ui/AlreadySent.tsx'
import { alreadySentWords } from '../../../ui/already-sent-words.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Failed } from '../../../ui/Failed.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { isOwn, useBodyScan } from '../../body-scans/api.ts'
import { PartSum } from '../cart/PartSum.tsx'
import { RushNotes } from '../cart/RushNotes.tsx'
import { ItemPicture } from '../ItemPicture.tsx'
import { Price } from '../Price.tsx'
import { Swatches } from '../Swatches.tsx'
import styles from './Checkout.module.css'
import { Part, PlaceButton } from './CheckoutParts.tsx'
import { ContactFields } from './ContactFields.tsx'
import { FitChoice } from './FitChoice.tsx'
import { measuredOf } from './measured-of.ts'
import { StyleFields } from './StyleFields.tsx'
import { type SizesFrom, sizesFrom } from './sizes-from.ts'
import { type OrderedItem, type Placed, useCheckout } from './use-checkout.ts'
import { useChoice } from './use-choice.ts'

interface Props {
  item: OrderedItem
  onStale: () => void
  onPlaced: (placed: Placed) => void
}

/** The order: what, how it is to fit, for whom, and how it is paid. */
export default function CheckoutForm({ item, onStale, onPlaced }: Props) {
  const t = useT()
  const language = useLanguage()
  const { scan, other, isWaiting, problem, retry } = useBodyScan()
  const choosing = useChoice(item, { isMeasured: isOwn(scan) })
  const [chosen, setFrom] = useState<SizesFrom>()
  const isUnknown = isWaiting || problem !== undefined
  const from = sizesFrom({ chosen, scan, isUnknown })
  // Sizes that have not come yet are never taken for none.
  const isHeld = choosing.choice.isMadeToMeasure && from === undefined
  const measured = from === 'scan' && scan ? measuredOf(scan) : undefined
  const form = useCheckout({ item, choice: choosing.choice, measured, onStale, onPlaced })
  const { standing, rushMinor } = form
  const element = useRef<HTMLFormElement>(null)
  const fit = useRef<HTMLElement>(null)
  function askAgain() {
    // The button goes with the failure.
    fit.current?.focus()
    retry()
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <section className={styles.chosen} aria-label={nameIn(item, language)}>
        <ItemPicture item={item} hex={choosing.hex} />
        <div className={styles.chosenWords}>
          <h2>{nameIn(item, language)}</h2>
          <p className={styles.note}>
            {item.shop.name} {item.shop.isDemo && <Badge>{t('shop-collection.item.demo')}</Badge>}
          </p>
          {item.description && <p>{descriptionIn(item, language)}</p>}
          <Price item={item} />
        </div>
      </section>
      <Part ref={fit} title={t('checkout.part.fit')}>
        {problem !== undefined && <Failed why={problemSentence(problem, t)} onRetry={askAgain} />}
        <FitChoice
          item={item}
          choosing={choosing}
          scan={scan}
          other={other}
          isUnknown={isUnknown}
          from={from}
          onFrom={setFrom}
          errors={form.errors}
        />
      </Part>
      <Part title={t('checkout.part.look')}>
        <Swatches colours={item.colours} chosen={choosing.choice.colour} onChoose={choosing.chooseColour} />
        <StyleFields
          groups={item.styles}
          chosen={choosing.choice.styles}
          usual={t('checkout.style.asShown')}
          onChoose={choosing.chooseStyle}
        />
      </Part>
      <Part title={t('checkout.part.contact')}>
        <ContactFields {...form} />
        <RushNotes parts={[{ ...item, rushMinor }]} />
      </Part>
      <Part title={t('checkout.part.payment')}>
        <p>{t('checkout.payment.how', { shop: item.shop.name })}</p>
        {item.rush && rushMinor > 0 && (
          <PartSum
            currency={item.currency}
            totalMinor={item.priceMinor + rushMinor}
            readyOn={item.rush.usualOn}
            rushMinor={rushMinor}
          />
        )}
        <FormError>{form.failure}</FormError>
        {standing && (
          <AlreadySent
            words={alreadySentWords(t, standing.order_id)}
            isBusy={form.isSending || isHeld}
            onLeave={() => form.done(standing)}
            onSendAnew={() => element.current && form.sendAnew(element.current)}
          />
        )}
        <PlaceButton
          isBusy={form.isSending || (isHeld && isWaiting)}
          reason={isHeld ? t('checkout.measured.choose') : undefined}
        />
      </Part>
    </form>
  )
}
