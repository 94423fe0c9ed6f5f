import type { Suggestion } from '@darzi/contract/suggestions.ts'
import { useState } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Suggestions.module.css'
import { applyPrice, putAway } from './suggestion-data.ts'
import { tell } from './suggestion-words.ts'

/** One suggestion: what, why, and doing it or putting it away. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const reader = { t, language, currency: shop?.currency ?? 'AED', timeZone: shop?.timeZone }
  const { title, params } = tell(suggestion, reader)
  return (
    <Card title={title} aria-label={title}>
      <div className={styles.body}>
        <p className={styles.quiet}>{params}</p>
        <div className={styles.acts}>
          {suggestion.type === 'price' ? (
            <ApplyPrice suggestion={suggestion} />
          ) : (
            <ButtonLink kind="primary" to={leadsTo(suggestion)}>
              {t(`suggestions.rule.${suggestion.type}.act`)}
            </ButtonLink>
          )}
          <Button kind="plain" onClick={() => void putAway(suggestion, t('suggestions.list.putAway'))}>
            {t('suggestions.list.notNow')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function ApplyPrice({ suggestion }: { suggestion: Extract<Suggestion, { type: 'price' }> }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const reason = useMay('garments.write') ? undefined : t('suggestions.rule.price.onlyManagers')
  async function apply() {
    setBusy(true)
    await applyPrice(suggestion, t('suggestions.rule.price.done'))
    setBusy(false)
  }
  return (
    <>
      <HonestButton kind="primary" reason={reason} isBusy={isBusy} onClick={() => void apply()}>
        {t('suggestions.rule.price.act')}
      </HonestButton>
      <ButtonLink to={links.garment(suggestion.garment.key)}>{t('suggestions.rule.price.open')}</ButtonLink>
    </>
  )
}

function leadsTo(suggestion: Exclude<Suggestion, { type: 'price' }>): string {
  if (suggestion.type === 'crowdedDay') return links.orders({ due: 'making' })
  return links.measure({ person: suggestion.person.id })
}
