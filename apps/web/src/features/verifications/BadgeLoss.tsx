import { type CheckedFacts, partsLost } from '@darzi/tailoring/verifications/checked-facts.ts'
import { verificationParts } from '@darzi/tailoring/verifications/life.ts'
import { useT } from '../../words/use-t.ts'
import { useNamesOfParts } from './names-of-parts.ts'
import { useVerification } from './verification-data.ts'

export interface FactsTyped {
  before: CheckedFacts
  after: CheckedFacts
}

/** Said before it is saved: what the badge of the shop loses by what was typed. Asks nothing before that could lose anything. */
export function BadgeLoss(typed: FactsTyped) {
  return partsLost({ held: verificationParts, ...typed }).length > 0 ? <Loss {...typed} /> : null
}

function Loss({ before, after }: FactsTyped) {
  const t = useT()
  const named = useNamesOfParts()
  const { data } = useVerification()
  const lost = partsLost({ held: data?.badge?.for ?? [], before, after })
  if (lost.length === 0) return null
  return <p role="status">{t('verifications.card.willLose', { parts: named(lost) })}</p>
}
