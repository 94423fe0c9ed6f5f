import type { Quote } from '@darzi/contract/quotes.ts'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { DetailPage } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { ConversationCard } from '../conversations/api.ts'
import { OfferCard } from './OfferCard.tsx'
import { QuoteBrief } from './QuoteBrief.tsx'
import styles from './Quotes.module.css'
import { actOnQuote, useQuote } from './quote-data.ts'

/** Fetched once something is asked. */
const AcceptDialog = lazy(() => import('./QuoteDialogs.tsx').then((it) => ({ default: it.AcceptDialog })))
const EndDialog = lazy(() => import('./QuoteDialogs.tsx').then((it) => ({ default: it.EndDialog })))

/** A quote as its customer sees it: the offer first, then what was asked and said. */
export default function OwnQuotePage() {
  const t = useT()
  const { id = '' } = useParams()
  const query = useQuote(id, 'customer')
  return (
    <DetailPage
      query={query}
      title={(quote) => quote?.shop.name ?? t('quotes.own.one')}
      backTo={links.ownQuotes()}
      extra={(quote) => <ButtonLink to={links.tailor(quote.shop.slug)}>{t('quotes.own.tailor')}</ButtonLink>}
    >
      {(quote) => (
        <>
          {quote.state === 'asked' && <p role="status">{t('quotes.own.waiting')}</p>}
          {quote.state === 'refused' && (
            <>
              <p role="status">{t('quotes.own.refused', { shop: quote.shop.name })}</p>
              <ButtonLink to={links.findTailors()} kind="primary">
                {t('quotes.own.find')}
              </ButtonLink>
            </>
          )}
          {quote.state === 'accepted' && !quote.trackingPath && (
            <p role="status">{t('quotes.own.known', { shop: quote.shop.name })}</p>
          )}
          {quote.state === 'accepted' && (
            <ButtonLink to={quote.trackingPath ?? links.ownOrders()} kind="primary" isLarge>
              {t(quote.trackingPath ? 'quotes.own.track' : 'quotes.own.confirm')}
            </ButtonLink>
          )}
          <OfferCard quote={quote}>
            {quote.isExpired && <p>{t('quotes.own.expired')}</p>}
            <OfferActs quote={quote} />
          </OfferCard>
          <QuoteBrief quote={quote} />
          <ConversationCard id={quote.id} side="customer" mayWrite />
          <OwnActs quote={quote} />
        </>
      )}
    </DetailPage>
  )
}

/** The two answers to an offer; each asks first, at an address of its own, so that Back only closes the question. */
function OfferActs({ quote }: { quote: Quote }) {
  const t = useT()
  const ask = useDialogAddress('ask')
  const mayAccept = quote.can.includes('accept')
  const mayDecline = quote.can.includes('decline')
  return (
    <div className={styles.acts}>
      {mayAccept && (
        <Button kind="primary" isLarge onClick={() => ask.open('accept')}>
          {t('quotes.act.accept')}
        </Button>
      )}
      {mayDecline && (
        <Button isLarge onClick={() => ask.open('decline')}>
          {t('quotes.act.decline')}
        </Button>
      )}
      <Suspense>
        {mayAccept && ask.value === 'accept' && <AcceptDialog quote={quote} onClose={ask.close} />}
        {mayDecline && ask.value === 'decline' && (
          <EndDialog quote={quote} act="decline" onClose={ask.close} />
        )}
      </Suspense>
    </div>
  )
}

function OwnActs({ quote: { id, can, sizes }, quote }: { quote: Quote }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const ask = useDialogAddress('ask')
  const mayWithdraw = can.includes('withdraw')
  const stopSharing = () =>
    run(async () => {
      await actOnQuote(id, 'stopSharing')
      toastDone(t('quotes.done.stopSharing'))
    })
  return (
    <div className={styles.acts}>
      {mayWithdraw && <Button onClick={() => ask.open('withdraw')}>{t('quotes.act.withdraw')}</Button>}
      {can.includes('stopSharing') && sizes && (
        <Button isBusy={isBusy} onClick={() => void stopSharing()}>
          {t('quotes.act.stopSharing')}
        </Button>
      )}
      <Suspense>
        {mayWithdraw && ask.value === 'withdraw' && (
          <EndDialog quote={quote} act="withdraw" onClose={ask.close} />
        )}
      </Suspense>
    </div>
  )
}
