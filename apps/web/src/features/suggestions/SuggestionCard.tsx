import type { Suggestion } from '@darzi/contract/suggestions.ts'
import { bandOf } from '@darzi/tailoring/suggestions/sureness.ts'
import { useState } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useSpeechFor } from '../../shell/use-speech-for.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Suggestions.module.css'
import { applyCloth, applyPrice, markDone, putAway, useSuggestionSettings } from './suggestion-data.ts'
import { tell } from './suggestion-words.ts'

/** One suggestion: what, why, and doing it or putting it away. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { t, language } = useTelling()
  const { shop } = useSession()
  const reader = { t, language, currency: shop?.currency ?? 'AED', timeZone: shop?.timeZone }
  const { title, params } = tell(suggestion, reader)
  return (
    <Card title={title} aria-label={title}>
      <div className={styles.body}>
        <p className={styles.quiet}>{params}</p>
        {'confidence' in suggestion && suggestion.confidence && <Sureness {...suggestion.confidence} />}
        <div className={styles.acts}>
          {suggestion.type === 'price' ? (
            <ApplyPrice suggestion={suggestion} />
          ) : suggestion.type === 'clothMetres' ? (
            <ApplyCloth suggestion={suggestion} />
          ) : (
            <>
              <ButtonLink kind="primary" to={leadsTo(suggestion)}>
                {t(`suggestions.rule.${suggestion.type}.act`)}
              </ButtonLink>
              {isLearnt(suggestion) && (
                <Button onClick={() => void markDone(suggestion, t('suggestions.list.isDone'))}>
                  {t('suggestions.list.done')}
                </Button>
              )}
            </>
          )}
          <Button kind="plain" onClick={() => void putAway(suggestion, t('suggestions.list.putAway'))}>
            {t('suggestions.list.notNow')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** What is done elsewhere is marked here when it is done; the other rules see it for themselves. */
const isLearnt = ({ type }: Suggestion) => ['delayRisk', 'callBack', 'reorder', 'oddSizes'].includes(type)

const tones = { green: 'leaf', blue: 'indigo', yellow: 'marigold', red: 'thread' } as const

/** How often earlier suggestions like it came true, in the specification's bands. */
function Sureness({ share, cases }: { share: number; cases: number }) {
  const { t } = useTelling()
  return (
    <p className={styles.quiet}>
      <Badge tone={tones[bandOf(share)]}>
        {t('suggestions.sure.share', { percent: Math.round(share * 100) })}
      </Badge>{' '}
      {t('suggestions.sure.why', { count: cases })}
    </p>
  )
}

function ApplyCloth({ suggestion }: { suggestion: Extract<Suggestion, { type: 'clothMetres' }> }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const reason = useMay('garments.write') ? undefined : t('suggestions.rule.clothMetres.onlyManagers')
  async function apply() {
    setBusy(true)
    await applyCloth(suggestion, t('suggestions.rule.clothMetres.done'))
    setBusy(false)
  }
  return (
    <HonestButton kind="primary" reason={reason} isBusy={isBusy} onClick={() => void apply()}>
      {t('suggestions.rule.clothMetres.act')}
    </HonestButton>
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

function leadsTo(suggestion: Exclude<Suggestion, { type: 'price' | 'clothMetres' }>): string {
  switch (suggestion.type) {
    case 'crowdedDay':
      return links.orders({ due: 'making' })
    case 'delayRisk':
      return links.order(suggestion.order.id)
    case 'callBack':
      return links.customer(suggestion.customer.id)
    case 'reorder':
      return links.reorder(suggestion.item.id)
    default:
      return links.measure({ person: suggestion.person.id })
  }
}

const features = ['suggestions', 'garment-names', 'measurement-fields']

/** In which language suggestions are told: the shop's choice for them, once its words have come; else the reader's own. */
function useTelling() {
  const { data: wanted } = useSuggestionSettings()
  return useSpeechFor(wanted?.language ?? undefined, features)
}
