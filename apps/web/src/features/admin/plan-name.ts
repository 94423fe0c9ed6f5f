import type { PlanKey } from '@darzi/tailoring/plans.ts'
import type { Translate } from '@darzi/words/translate.ts'

/** A plan's name with whose it is: tailors and houses have plans of one name. */
export const planName = (t: Translate, plan: PlanKey): string =>
  t(plan.startsWith('house') ? 'admin-shops.plan.ofHouse' : 'admin-shops.plan.ofTailor', {
    plan: t(`plans.name.${plan}`),
  })
