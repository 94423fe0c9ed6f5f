import type { Quote } from '@darzi/contract/quotes.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DetailPage } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { ConversationCard } from '../conversations/api.ts'
import { OfferCard } from './OfferCard.tsx'
import { QuoteBrief } from './QuoteBrief.tsx'
import styles from './Quotes.module.css'
import { acceptQuote, actOnQuote, useQuote } from './quote-data.ts'

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

/** Runs one thing at a time and says how it went. */
function useActs() {
  const t = useT()
  const [busy, setBusy] = useState<string>()
  async function run(name: string, work: () => Promise<unknown>) {
    setBusy(name)
    try {
      await work()
      toastDone(t(`quotes.done.${name}`))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, run }
}

function OfferActs({ quote }: { quote: Quote }) {
  const t = useT()
  const { busy, run } = useActs()
  const { id, can, version } = quote
  return (
    <div className={styles.acts}>
      {can.includes('accept') && (
        <Button
          kind="primary"
          isLarge
          isBusy={busy === 'accept'}
          onClick={() => void run('accept', () => acceptQuote(id, version))}
        >
          {t('quotes.act.accept')}
        </Button>
      )}
      {can.includes('decline') && (
        <Button
          isLarge
          isBusy={busy === 'decline'}
          onClick={() => void run('decline', () => actOnQuote(id, 'decline'))}
        >
          {t('quotes.act.decline')}
        </Button>
      )}
    </div>
  )
}

function OwnActs({ quote }: { quote: Quote }) {
  const t = useT()
  const { busy, run } = useActs()
  const { id, can, sizes } = quote
  const acts = (['withdraw', 'stopSharing'] as const).filter(
    (act) => can.includes(act) && (act !== 'stopSharing' || sizes),
  )
  if (acts.length === 0) return null
  return (
    <div className={styles.acts}>
      {acts.map((act) => (
        <Button key={act} isBusy={busy === act} onClick={() => void run(act, () => actOnQuote(id, act))}>
          {t(`quotes.act.${act}`)}
        </Button>
      ))}
    </div>
  )
}
