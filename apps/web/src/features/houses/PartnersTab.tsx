import type { Partnership } from '@darzi/contract/house-shapes.ts'
import { Handshake } from 'lucide-react'
import { houseLinks } from '../../house-links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { useAct } from '../../shell/use-act.ts'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { changePartner, usePartnerships } from './house-data.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { PartnerState } from './PartnerState.tsx'
import { TermsDialog } from './TermsDialog.tsx'

/** The tailors the house works with: invited, at work, paused. */
export function PartnersTab() {
  const t = useT()
  const { data, error, refetch } = usePartnerships('house')
  const dialog = useDialogAddress('partner')
  if (!data && error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight={96} />
  const chosen = data.rows.find(({ id }) => id === dialog.value)
  const invite = (
    <Button
      kind="primary"
      icon={<Handshake size={20} aria-hidden="true" />}
      onClick={() => dialog.open('invite')}
    >
      {t('houses.partners.invite')}
    </Button>
  )
  return (
    <div className={styles.part}>
      {data.rows.length === 0 && (
        <EmptyState title={t('houses.partners.empty')} action={invite}>
          {t('houses.partners.emptyWhy')}
        </EmptyState>
      )}
      {data.rows.length > 0 && (
        <>
          <div className={styles.acts}>{invite}</div>
          <ul className={styles.list} aria-label={t('houses.tab.partners')}>
            {data.rows.map((partner) => (
              <Row key={partner.id} partner={partner} onTerms={() => dialog.open(partner.id)} />
            ))}
          </ul>
        </>
      )}
      {dialog.value === 'invite' && <InviteDialog onClose={dialog.close} />}
      {chosen && <TermsDialog partner={chosen} onClose={dialog.close} />}
    </div>
  )
}

function Row({ partner, onTerms }: { partner: Partnership; onTerms: () => void }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const { id, tailor, state, rateBp, proposedRateBp, tier, owedMinor, currency } = partner
  const isOver = state === 'declined' || state === 'ended'
  const turn = (to: 'active' | 'paused') =>
    run(async () => {
      await changePartner(id, { state: to })
    })
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong>{tailor}</strong>
        <PartnerState state={state} />
      </div>
      <p className={styles.soft}>
        {t('houses.partners.terms', { rate: rateBp / 100, tier: t(`houses.tier.${tier}`) })}
      </p>
      {proposedRateBp !== undefined && <p>{t('houses.partners.proposed', { rate: proposedRateBp / 100 })}</p>}
      <p>
        {t('houses.partners.owed')} <Money minor={owedMinor} currency={currency} />
      </p>
      <div className={styles.acts}>
        {!isOver && <Button onClick={onTerms}>{t('houses.partners.change')}</Button>}
        {state === 'active' && (
          <Button isBusy={isBusy} onClick={() => void turn('paused')}>
            {t('houses.partners.pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button isBusy={isBusy} onClick={() => void turn('active')}>
            {t('houses.partners.resume')}
          </Button>
        )}
        {state !== 'invited' && (
          <ButtonLink to={houseLinks.statement(id)}>{t('houses.partners.statement')}</ButtonLink>
        )}
      </div>
    </li>
  )
}
