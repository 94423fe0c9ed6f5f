import type { VerificationPart } from '@darzi/tailoring/verifications/life.ts'
import { useT } from '../../words/use-t.ts'

/** As the badge names them. */
export function useNamesOfParts() {
  const t = useT()
  return (parts: readonly VerificationPart[]) =>
    parts.map((part) => t(`find-tailors.verifiedFor.${part}`)).join(', ')
}
