import type { Quote } from '@darzi/contract/quotes.ts'
import { useParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { DetailPage } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { ConversationCard } from '../conversations/api.ts'
import { OfferCard } from './OfferCard.tsx'
import { OfferForm } from './OfferForm.tsx'
import { QuoteBrief } from './QuoteBrief.tsx'
import { RefuseDialog } from './QuoteDialogs.tsx'
import { useQuote } from './quote-data.ts'

/** A request as the shop sees it: what is wanted, what the shop offers, what was said. */
export default function ShopQuotePage() {
  const t = useT()
  const { id = '' } = useParams()
  const query = useQuote(id, 'shop')
  const mayWrite = useMay('conversations.write')
  return (
    <DetailPage
      query={query}
      title={(quote) => quote?.customerName ?? t('quotes.shop.one')}
      backTo={links.shopQuotes()}
      extra={(quote) => <Refuse quote={quote} />}
    >
      {(quote) => (
        <>
          {quote.orderId && (
            <ButtonLink to={links.order(quote.orderId)} kind="primary" isLarge>
              {t('quotes.shop.order')}
            </ButtonLink>
          )}
          <QuoteBrief quote={quote} />
          <OfferCard quote={quote} />
          {quote.can.includes('offer') && <OfferForm key={quote.version} quote={quote} />}
          <ConversationCard id={quote.id} side="shop" mayWrite={mayWrite} />
        </>
      )}
    </DetailPage>
  )
}

function Refuse({ quote }: { quote: Quote }) {
  const t = useT()
  const mayWrite = useMay('quotes.write')
  const ask = useDialogAddress('ask')
  if (!mayWrite || !quote.can.includes('refuse')) return null
  return (
    <>
      <Button onClick={() => ask.open('refuse')}>{t('quotes.act.refuse')}</Button>
      {ask.value === 'refuse' && <RefuseDialog quote={quote} onClose={ask.close} />}
    </>
  )
}
