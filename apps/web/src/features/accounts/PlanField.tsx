import { planCurrency, priceMinorOf } from '@darzi/tailoring/plans/change-plan.ts'
import { trialDays } from '@darzi/tailoring/plans/trial.ts'
import { audienceOf, freePlan, type PlanKey, plans } from '@darzi/tailoring/plans.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'

interface Props {
  kind: 'tailor' | 'house'
  plan: PlanKey | undefined
  onPlan: (plan: PlanKey) => void
}

/** What the shop is to cost once its trial is over. */
export function PlanField({ kind, plan, onPlan }: Props) {
  const t = useT()
  return (
    <NativeSelect
      label={t('plans.signUp.plan')}
      hint={t('plans.signUp.hint', { days: trialDays })}
      value={plan ?? freePlan(kind)}
      onChange={({ target }) => onPlan(target.value as PlanKey)} // an option of the list
      options={plans
        .filter(({ audience }) => audience === audienceOf(kind))
        .map(({ key }) => ({
          value: key,
          label: t('plans.choose.option', {
            plan: t(`plans.name.${key}`),
            price: writeMoney(priceMinorOf(key), planCurrency),
          }),
        }))}
    />
  )
}
