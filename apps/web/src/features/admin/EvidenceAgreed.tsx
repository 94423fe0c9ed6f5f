import type { Evidence } from '@darzi/contract/dispute-evidence.ts'
import type { Dispute } from '@darzi/contract/disputes.ts'
import { Facts } from '../../kits/detail/DetailPage.tsx'
import { DayText, InstantText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { PhotoStrip } from '../../ui/PhotoStrip.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { EvidencePart } from './EvidencePart.tsx'

interface Of<Part extends keyof Evidence> {
  of: NonNullable<Evidence[Part]>
  currency: Dispute['currency']
}

/** What was asked for before there was an order, with the customer's pictures. */
export function BriefPart({
  of: { at, words, cloth, neededOn, budgetMinor, photos },
  currency,
}: Of<'brief'>) {
  const t = useT()
  return (
    <EvidencePart title={t('admin.dispute.brief')}>
      <p className={styles.words}>{words}</p>
      <Facts
        facts={[
          { label: t('admin.dispute.askedAt'), value: <InstantText at={at} /> },
          { label: t('admin.dispute.cloth'), value: t(`admin.dispute.cloth.${cloth}`) },
          { label: t('admin.dispute.needed'), value: neededOn && <DayText day={neededOn} /> },
          {
            label: t('admin.dispute.budget'),
            value: budgetMinor && <Money minor={budgetMinor} currency={currency} />,
          },
        ]}
      />
      <PhotoStrip photos={photos} nameOf={(number) => t('admin.dispute.briefPhoto', { number })} />
    </EvidencePart>
  )
}

/** The terms that held: those of the accepted version, or the rule for an order without a quote. */
export function AgreedPart({ evidence, currency }: { evidence: Evidence; currency: Dispute['currency'] }) {
  const t = useT()
  const { terms } = evidence
  if (!terms)
    return (
      <EvidencePart title={t('admin.dispute.agreed')}>
        <p>{t('admin.dispute.noQuote')}</p>
      </EvidencePart>
    )
  return (
    <EvidencePart title={t('admin.dispute.agreed')}>
      <Terms of={terms} currency={currency} />
    </EvidencePart>
  )
}

function Terms({ of: terms, currency }: Of<'terms'>) {
  const t = useT()
  const { version, agreedAt, priceMinor, trialOn, readyOn, milestones, words } = terms
  const { remakeDays, remakeUntil, keptAfterCutMinor } = terms
  const money = (minor: number) => <Money minor={minor} currency={currency} />
  return (
    <>
      <Facts
        facts={[
          { label: t('admin.dispute.accepted', { version }), value: <InstantText at={agreedAt} /> },
          {
            label: t('admin.dispute.total'),
            value: (
              <>
                {money(priceMinor)} <span className={styles.soft}>{t('admin.dispute.taxIncluded')}</span>
              </>
            ),
          },
          { label: t('admin.dispute.trial'), value: trialOn && <DayText day={trialOn} /> },
          { label: t('admin.dispute.readyBy'), value: <DayText day={readyOn} /> },
          ...milestones.map(({ kind, dueMinor, paidMinor }) => ({
            label: t(`admin.dispute.due.${kind}`),
            value: (
              <>
                {money(dueMinor)}{' '}
                <span className={styles.soft}>
                  {t('admin.dispute.ofItPaid')} {money(paidMinor)}
                </span>
              </>
            ),
          })),
          {
            label: t('admin.dispute.remake'),
            value: (
              <>
                {t('admin.dispute.remakeDays', { count: remakeDays })}
                {remakeUntil && (
                  <>
                    {' · '}
                    {t('admin.dispute.until')} <DayText day={remakeUntil} />
                  </>
                )}
              </>
            ),
          },
          {
            label: t('admin.dispute.cancelRule'),
            value: (
              <>
                {t('admin.dispute.cancelFree')} {t('admin.dispute.cancelKept')} {money(keptAfterCutMinor)}
              </>
            ),
          },
        ]}
      />
      {words && <p className={styles.words}>{words}</p>}
    </>
  )
}
