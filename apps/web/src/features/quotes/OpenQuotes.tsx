import { openQuoteStates } from '@darzi/tailoring/quotes/life.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { QuoteList } from './QuoteList.tsx'
import { useOwnQuotes } from './quote-data.ts'

/** Quotes the account waits for or may accept; nothing where there are none. */
export function OpenQuotes() {
  const t = useT()
  const { data } = useOwnQuotes()
  const open = data?.pages.flatMap(({ rows }) => rows).filter(({ state }) => openQuoteStates.includes(state))
  if (!open || open.length === 0) return null
  return (
    <Card
      title={t('quotes.own.title')}
      aria-label={t('quotes.own.title')}
      actions={<ButtonLink to={links.ownQuotes()}>{t('quotes.own.all')}</ButtonLink>}
    >
      <QuoteList
        label={t('quotes.own.title')}
        rows={open}
        linkTo={links.ownQuote}
        nameOf={({ shop }) => shop.name}
      />
    </Card>
  )
}
