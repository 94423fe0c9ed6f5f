import type { Quote } from '@darzi/contract/quotes.ts'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { DetailPage } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
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
          {quote.state === 'accepted' && quote.trackingPath && (
            <ButtonLink to={quote.trackingPath} kind="primary" isLarge>
              {t('quotes.own.track')}
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

/** The two answers to an offer; each asks first. */
function OfferActs({ quote }: { quote: Quote }) {
  const t = useT()
  const [asked, setAsked] = useState<'accept' | 'decline'>()
  const close = () => setAsked(undefined)
  return (
    <div className={styles.acts}>
      {quote.can.includes('accept') && (
        <Button kind="primary" isLarge onClick={() => setAsked('accept')}>
          {t('quotes.act.accept')}
        </Button>
      )}
      {quote.can.includes('decline') && (
        <Button isLarge onClick={() => setAsked('decline')}>
          {t('quotes.act.decline')}
        </Button>
      )}
      <Suspense>
        {asked === 'accept' && <AcceptDialog quote={quote} onClose={close} />}
        {asked === 'decline' && <EndDialog quote={quote} act="decline" onClose={close} />}
      </Suspense>
    </div>
  )
}

function OwnActs({ quote: { id, can, sizes }, quote }: { quote: Quote }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const [isAsked, setAsked] = useState(false)
  const stopSharing = () =>
    run(async () => {
      await actOnQuote(id, 'stopSharing')
      toastDone(t('quotes.done.stopSharing'))
    })
  return (
    <div className={styles.acts}>
      {can.includes('withdraw') && <Button onClick={() => setAsked(true)}>{t('quotes.act.withdraw')}</Button>}
      {can.includes('stopSharing') && sizes && (
        <Button isBusy={isBusy} onClick={() => void stopSharing()}>
          {t('quotes.act.stopSharing')}
        </Button>
      )}
      <Suspense>
        {isAsked && <EndDialog quote={quote} act="withdraw" onClose={() => setAsked(false)} />}
      </Suspense>
    </div>
  )
}
