import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { problemSentence } from '../../../data/problem-error.ts'
import { useSession } from '../../../data/session.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { AlreadySent } from '../../../ui/AlreadySent.tsx'
import { alreadySentWords } from '../../../ui/already-sent-words.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Failed } from '../../../ui/Failed.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { useT } from '../../../words/use-t.ts'
import { useBodyScan } from '../../body-scans/api.ts'
import { ItemPicture } from '../ItemPicture.tsx'
import { Price } from '../Price.tsx'
import { Swatches } from '../Swatches.tsx'
import styles from './Checkout.module.css'
import { ContactFields } from './ContactFields.tsx'
import { FitChoice, type SizesFrom } from './FitChoice.tsx'
import { measuredOf } from './measured-of.ts'
import { StyleFields } from './StyleFields.tsx'
import { type Placed, useCheckout } from './use-checkout.ts'
import { useChoice } from './use-choice.ts'

interface Props {
  item: CollectionItem
  onPlaced: (placed: Placed) => void
}

/** The order: what, how it is to fit, for whom, and how it is paid. */
export default function CheckoutForm({ item, onPlaced }: Props) {
  const t = useT()
  const { scan, isWaiting, problem, retry } = useBodyScan()
  const choosing = useChoice(item)
  const [chosen, setFrom] = useState<SizesFrom>()
  const isUnknown = isWaiting || problem !== undefined
  const from = sizesFrom({ chosen, hasScan: scan !== undefined, isUnknown })
  // Sizes that have not come yet are never taken for none.
  const isHeld = choosing.choice.isMadeToMeasure && from === undefined
  const measured = from === 'scan' && scan ? measuredOf(scan) : undefined
  const form = useCheckout({ item, choice: choosing.choice, measured, onPlaced })
  const { standing } = form
  const element = useRef<HTMLFormElement>(null)
  const fit = useRef<HTMLElement>(null)
  function askAgain() {
    // The button goes with the failure.
    fit.current?.focus()
    retry()
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <section className={styles.chosen} aria-label={item.name}>
        <ItemPicture item={item} hex={choosing.hex} />
        <div className={styles.chosenWords}>
          <h2>{item.name}</h2>
          <p className={styles.note}>
            {item.shop.name} {item.shop.isDemo && <Badge>{t('shop-collection.item.demo')}</Badge>}
          </p>
          {item.description && <p>{item.description}</p>}
          <Price item={item} />
        </div>
      </section>
      <Part ref={fit} title={t('checkout.part.fit')}>
        {problem !== undefined && <Failed why={problemSentence(problem, t)} onRetry={askAgain} />}
        <FitChoice
          item={item}
          choosing={choosing}
          scan={scan}
          isUnknown={isUnknown}
          from={from}
          onFrom={setFrom}
          errors={form.errors}
        />
      </Part>
      <Part title={t('checkout.part.look')}>
        <Swatches colours={item.colours} chosen={choosing.choice.colour} onChoose={choosing.chooseColour} />
        <StyleFields groups={item.styles} choosing={choosing} />
      </Part>
      <Part title={t('checkout.part.contact')}>
        <ContactFields {...form} />
      </Part>
      <Part title={t('checkout.part.payment')}>
        <p>{t('checkout.payment.how', { shop: item.shop.name })}</p>
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

interface Choosing {
  chosen: SizesFrom | undefined
  hasScan: boolean
  isUnknown: boolean
}

/** By which sizes it is made, until another is chosen; undefined as long as it is not known whether there are own ones. */
function sizesFrom({ chosen, hasScan, isUnknown }: Choosing): SizesFrom | undefined {
  if (chosen === 'shop') return 'shop'
  if (hasScan) return 'scan'
  return isUnknown ? undefined : 'shop'
}

interface PartProps {
  ref?: Ref<HTMLElement>
  title: string
  children: ReactNode
}

function Part({ ref, title, children }: PartProps) {
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Whoever is not signed in signs in first; what was chosen and typed stays. */
function PlaceButton({ isBusy, reason }: { isBusy: boolean; reason: string | undefined }) {
  const t = useT()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  if (user)
    return (
      <HonestButton type="submit" kind="primary" isLarge isBusy={isBusy} reason={isBusy ? undefined : reason}>
        {t('checkout.form.place')}
      </HonestButton>
    )
  return (
    <div className={styles.signIn}>
      <ButtonLink kind="primary" isLarge to={links.login(`${pathname}${search}`)}>
        {t('checkout.form.signIn')}
      </ButtonLink>
      <ButtonLink isLarge to={links.register(`${pathname}${search}`)}>
        {t('checkout.form.register')}
      </ButtonLink>
      <p className={styles.note}>{t('checkout.form.kept')}</p>
    </div>
  )
}
