import type { PlanOption, PlanStanding } from '@darzi/contract/plans.ts'
import { writeDay, writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Plans.module.css'
import { choosePlan } from './plan-data.ts'

interface Props {
  standing: PlanStanding
  first: PlanOption
  onClose: () => void
}

/** Another plan: when it begins, what it costs now and what is over its limits stand there before it is chosen. */
export function ChoosePlanDialog({ standing, first, onClose }: Props) {
  const t = useT()
  const [plan, setPlan] = useState(first.plan)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const option = standing.options.find((each) => each.plan === plan) ?? first
  const name = t(`plans.name.${option.plan}`)

  async function choose() {
    setBusy(true)
    setFailure(undefined)
    try {
      await choosePlan(option)
      toastDone(t('plans.choose.done'))
      onClose()
    } catch (error) {
      setFailure(problemSentence(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('plans.choose.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('plans.choose.cancel')}</Button>
          <HonestButton
            kind="primary"
            isBusy={isBusy}
            reason={option.refused && t(`problems.${option.refused}`)}
            onClick={() => void choose()}
          >
            {t(option.change?.when === 'kept' ? 'plans.card.keep' : 'plans.choose.submit', { plan: name })}
          </HonestButton>
        </>
      }
    >
      <div className={styles.dialog}>
        <FormError>{failure}</FormError>
        <NativeSelect
          label={t('plans.choose.plan')}
          value={plan}
          onChange={({ target }) => setPlan(target.value as PlanOption['plan'])}
          options={standing.options.map((each) => ({
            value: each.plan,
            label: t('plans.choose.option', {
              plan: t(`plans.name.${each.plan}`),
              price: writeMoney(each.priceMinor, standing.currency),
            }),
          }))}
        />
        <Meaning option={option} currency={standing.currency} />
      </div>
    </Dialog>
  )
}

function Meaning({ option, currency }: { option: PlanOption; currency: string }) {
  const t = useT()
  const language = useLanguage()
  const { change, over } = option
  return (
    <div className={styles.meaning} role="status">
      {change && (
        <p>
          {t(
            change.when === 'now' && !change.period ? 'plans.choose.nowFree' : `plans.choose.${change.when}`,
            {
              day: writeDay(change.period?.until ?? change.startsOn, language),
              amount: writeMoney(change.totalMinor, currency),
            },
          )}
        </p>
      )}
      {change && change.lines.length > 1 && (
        <dl className={styles.sums}>
          {change.lines.map((line) => (
            <div key={line.meaning}>
              <dt>{t(`plans.choose.${line.meaning}`, { plan: t(`plans.name.${line.plan}`) })}</dt>
              <dd>
                <Money minor={line.minor} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {option.loses.map((right) => (
        <p key={right} className={styles.warning}>
          {t(`plans.choose.loses.${right}`)}
        </p>
      ))}
      {over.customers !== undefined && (
        <p className={styles.warning}>{t('plans.choose.overCustomers', { count: over.customers })}</p>
      )}
      {over.orders !== undefined && (
        <p className={styles.warning}>{t('plans.choose.overOrders', { count: over.orders })}</p>
      )}
    </div>
  )
}
