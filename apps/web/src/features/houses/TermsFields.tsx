import { wholeBp } from '@darzi/tailoring/houses/commission.ts'
import { type Tier, tiers } from '@darzi/tailoring/houses/suggest.ts'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'

interface Props {
  rate: string
  onRate: (rate: string) => void
  tier: Tier
  onTier: (tier: Tier) => void
}

/** What the house keeps, in percent, and how the partner stands among the others. */
export function TermsFields({ rate, onRate, tier, onTier }: Props) {
  const t = useT()
  return (
    <>
      <TextField
        label={t('houses.terms.rate')}
        hint={t('houses.terms.rateHint')}
        error={rateIn(rate) === undefined ? t('houses.terms.rateWrong') : undefined}
        inputMode="decimal"
        value={rate}
        onChange={({ target }) => onRate(target.value)}
      />
      <NativeSelect
        label={t('houses.terms.tier')}
        value={tier}
        onChange={({ target }) => onTier(target.value as Tier)} // an option of the list
        options={tiers.map((key) => ({ value: key, label: t(`houses.tier.${key}`) }))}
      />
    </>
  )
}

/** Percent with at most two decimals as basis points; undefined for anything else. */
export function rateIn(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined
  const bp = Math.round(Number(text) * 100)
  return bp <= wholeBp ? bp : undefined
}
