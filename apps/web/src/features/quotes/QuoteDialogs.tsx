/** What binds, or leaves the house, asks first and says what follows. */
import type { Quote } from '@darzi/contract/quotes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { acceptQuote, actOnQuote, refuseQuote } from './quote-data.ts'

interface Props {
  quote: Quote
  onClose: () => void
}

/** Accepts the very version that is shown: an offer that is changed meanwhile does not slip under the finger. */
export function AcceptDialog({ quote, onClose }: Props) {
  const t = useT()
  const { shop, id, currency, others = 0 } = quote
  const [offer] = useState(quote.offers[0])
  if (!offer) return null
  return (
    <FormDialog
      title={t('quotes.confirm.accept.title', { shop: shop.name })}
      initial={{}}
      save={t('quotes.confirm.accept.now', { amount: writeMoney(offer.priceMinor, currency) })}
      send={async () => {
        await acceptQuote(id, offer.version)
        toastDone(t('quotes.done.accept'))
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{t('quotes.confirm.accept.why', { shop: shop.name })}</p>
          <OfferFacts quote={quote} offer={offer} isAsked />
          {others > 0 && <p>{t('quotes.confirm.accept.others', { count: others })}</p>}
        </>
      )}
    </FormDialog>
  )
}

export function EndDialog({ quote: { id, shop }, act, onClose }: Props & { act: 'decline' | 'withdraw' }) {
  const t = useT()
  return (
    <FormDialog
      title={t(`quotes.confirm.${act}.title`, { shop: shop.name })}
      initial={{}}
      save={t(`quotes.act.${act}`)}
      send={async () => {
        await actOnQuote(id, act)
        toastDone(t(`quotes.done.${act}`))
      }}
      onClose={onClose}
    >
      {() => <p>{t(`quotes.confirm.${act}.why`, { shop: shop.name })}</p>}
    </FormDialog>
  )
}

/** That it is turned down the customer reads in their own language; what the shop adds, as it is written. */
export function RefuseDialog({ quote: { id, customerName: name }, onClose }: Props) {
  const t = useT()
  return (
    <FormDialog
      title={t('quotes.confirm.refuse.title', { name })}
      initial={{ words: '' }}
      save={t('quotes.act.refuse')}
      send={async ({ words }) => {
        await refuseQuote(id, words.trim())
        toastDone(t('quotes.done.refuse'))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t('quotes.confirm.refuse.why', { name })}</p>
          <TextArea
            {...form.getInputProps('words')}
            label={t('quotes.confirm.refuse.words')}
            rows={2}
            maxLength={500}
            isOptional
          />
        </>
      )}
    </FormDialog>
  )
}
