import type { Partnership } from '@darzi/contract/house-shapes.ts'
import { useState } from 'react'
import { useMay } from '../../data/session.ts'
import { houseLinks } from '../../house-links.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { AskedBackList } from './AskedBackList.tsx'
import styles from './Houses.module.css'
import { answerHouse, type HouseAnswer, usePartnerships } from './house-data.ts'
import { PartnerState } from './PartnerState.tsx'

/** The fashion houses a tailor sews for, and those that ask. */
export default function OwnHousesPage() {
  const t = useT()
  const { data, error, refetch } = usePartnerships('tailor')
  return (
    <>
      <ScreenHeader title={t('houses.own.title')} backTo={links.settings()} />
      <AskedBackList />
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} rowHeight={96} />}
      {data?.rows.length === 0 && (
        <EmptyState title={t('houses.own.empty')}>{t('houses.own.emptyWhy')}</EmptyState>
      )}
      <ul className={styles.list} aria-label={t('houses.own.title')}>
        {data?.rows.map((partner) => (
          <Row key={partner.id} partner={partner} />
        ))}
      </ul>
    </>
  )
}

function Row({ partner }: { partner: Partnership }) {
  const t = useT()
  const mayWrite = useMay('house.write')
  const [busy, setBusy] = useState<string>()
  const { id, house, state, rateBp, proposedRateBp, owedMinor, currency } = partner
  async function answer(word: HouseAnswer) {
    setBusy(word)
    try {
      await answerHouse(id, word, proposedRateBp ?? rateBp)
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(undefined)
    }
  }
  const act = (word: HouseAnswer, kind: 'primary' | 'quiet', shownBp = rateBp) => (
    <Button kind={kind} isBusy={busy === word} onClick={() => void answer(word)}>
      {t(`houses.own.${word}`, { rate: shownBp / 100 })}
    </Button>
  )
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong>{house}</strong>
        <PartnerState state={state} />
      </div>
      <p>{t('houses.own.rate', { rate: rateBp / 100, rest: 100 - rateBp / 100 })}</p>
      {proposedRateBp !== undefined && (
        <p>{t('houses.own.proposed', { rate: proposedRateBp / 100, rest: 100 - proposedRateBp / 100 })}</p>
      )}
      {state !== 'invited' && (
        <p>
          {t('houses.own.owed')} <Money minor={owedMinor} currency={currency} />
        </p>
      )}
      <div className={styles.acts}>
        {mayWrite && state === 'invited' && act('accept', 'primary')}
        {mayWrite && state === 'invited' && act('decline', 'quiet')}
        {mayWrite && proposedRateBp !== undefined && act('agreeRate', 'primary', proposedRateBp)}
        {mayWrite && proposedRateBp !== undefined && act('keepRate', 'quiet')}
        {state !== 'invited' && state !== 'declined' && (
          <ButtonLink to={houseLinks.ownStatement(id)}>{t('houses.partners.statement')}</ButtonLink>
        )}
        {mayWrite && (state === 'active' || state === 'paused') && act('end', 'quiet')}
      </div>
    </li>
  )
}
