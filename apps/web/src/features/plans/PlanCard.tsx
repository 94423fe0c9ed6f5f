import type { PlanOption, PlanStanding } from '@darzi/contract/plans.ts'
import { hasFront, planOf } from '@darzi/tailoring/plans.ts'
import { writeDay, writeNumber } from '@darzi/words/formats.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { houseLinks } from '../../house-links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastProblem } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { ChoosePlanDialog } from './ChoosePlanDialog.tsx'
import { Invoices } from './Invoices.tsx'
import styles from './Plans.module.css'
import { lookAtInvoice, usePlan } from './plan-data.ts'

/** What the shop pays, until when, how full it is; another plan is a question away. */
export function PlanCard() {
  const t = useT()
  const mayRead = useMay('plan.read')
  const mayChoose = useMay('plan.write')
  const { data: standing, error, refetch } = usePlan()
  const dialog = useDialogAddress('plan')
  const card = useComeHere(standing !== undefined)
  useCameBack(mayChoose)
  if (!mayRead) return null
  const asked = standing && firstChoice(standing, dialog.value)
  return (
    <div id="plan" ref={card} className={styles.place}>
      <Card
        title={t('plans.card.title')}
        aria-label={t('plans.card.title')}
        actions={
          standing && (
            <HonestButton
              reason={mayChoose ? undefined : t('plans.card.ownerOnly')}
              onClick={() => dialog.open(firstChoice(standing)?.plan ?? '')}
            >
              {t('plans.card.change')}
            </HonestButton>
          )
        }
      >
        {!standing && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
        {!standing && !error && <SkeletonRows rows={2} rowHeight={56} />}
        {standing && (
          <>
            <Facts standing={standing} />
            <Invoices standing={standing} mayPay={mayChoose} />
          </>
        )}
      </Card>
      {standing && asked && mayChoose && dialog.value !== undefined && (
        <ChoosePlanDialog key={asked.plan} standing={standing} first={asked} onClose={dialog.close} />
      )}
    </div>
  )
}

/** The plan of the address if the shop may have it, else the one that is recommended, else any. */
function firstChoice({ options }: PlanStanding, wanted?: string): PlanOption | undefined {
  const open = options.filter(({ change }) => change)
  return (
    options.find(({ plan }) => plan === wanted) ?? open.find(({ isMostPopular }) => isMostPopular) ?? open[0]
  )
}

function Facts({ standing }: { standing: PlanStanding }) {
  const t = useT()
  const language = useLanguage()
  const { plan, trialEndsOn, period, nextPlan, kind } = standing
  // A house has its front on its dashboard; a tailor's shop has one in the largest plan, and in a trial.
  const mayHaveFront = kind === 'tailor' && (hasFront({ kind, plan, now: new Date() }) || !!trialEndsOn)
  const name = t(`plans.name.${plan}`)
  const day = (on: string) => writeDay(on, language)
  return (
    <div className={styles.facts}>
      <p className={styles.name}>{name}</p>
      {trialEndsOn && <p>{t('plans.card.trial', { day: day(trialEndsOn), plan: name })}</p>}
      {period && <p>{t('plans.card.paidUntil', { day: day(period.until) })}</p>}
      {period && nextPlan && (
        <p>{t('plans.card.next', { day: day(period.until), plan: t(`plans.name.${nextPlan}`) })}</p>
      )}
      <Use standing={standing} />
      {mayHaveFront && <ButtonLink to={houseLinks.ownFront()}>{t('plans.card.front')}</ButtonLink>}
    </div>
  )
}

/** How full the plan is: of a limit that counts now as a tape drawn out so far. */
function Use({ standing: { plan, trialEndsOn, use, kind } }: { standing: PlanStanding }) {
  const t = useT()
  const { limits } = planOf(plan)
  const [what, used, limit] =
    kind === 'house'
      ? (['orders', use.ordersThisMonth, limits.ordersPerMonth] as const)
      : (['customers', use.customers, limits.customers] as const)
  if (limit === undefined || trialEndsOn)
    return <p className={styles.soft}>{t(`plans.card.${what}`, { count: used })}</p>
  return (
    <>
      <p>{t(`plans.card.${what}Of`, { used: writeNumber(used), limit: writeNumber(limit) })}</p>
      <div className={styles.measure} aria-hidden="true">
        <div className={styles.used} style={{ inlineSize: `${Math.min(100, (used / limit) * 100)}%` }} />
        <div className="tape" />
      </div>
    </>
  )
}

/** A link to this part of the settings comes here once there is something to see. */
function useComeHere(isShown: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (isShown && hash === '#plan') place.current?.scrollIntoView()
  }, [isShown, hash])
  return place
}

/** Whoever comes back from a gateway's page is told how it stands. */
function useCameBack(mayChoose: boolean) {
  const [search, setSearch] = useSearchParams()
  const invoice = search.get('invoice')
  useEffect(() => {
    if (!invoice || !mayChoose) return
    setSearch({}, { replace: true, preventScrollReset: true })
    lookAtInvoice(invoice).catch(toastProblem)
  }, [invoice, mayChoose, setSearch])
}
