import type { Garment } from '@darzi/contract/garments.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { call } from '../../../data/api.ts'
import { queries } from '../../../data/queries.ts'
import { useSendForm } from '../../../data/use-send-form.ts'
import { errorOf, numberOf, type Typed, typedMoney } from '../../../kits/form/typed.ts'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { garmentName } from '../../../words/garment-names.ts'
import { useT } from '../../../words/use-t.ts'
import { useGarments } from '../../garments/api.ts'
import styles from './SetUp.module.css'
import { StepForm } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

interface Props {
  currency: Currency
  onDone: () => Promise<void>
}

/** What most shops sew most. */
const usual = ['shirt', 'trousers', 'kurta', 'salwar', 'saree_blouse']
const most = 5

/** Prices of the garments sewn most, so that the first order knows them; each may be left to the counter. */
export function PricesStep(props: Props) {
  const { data: garments, error, refetch } = useGarments()
  if (garments) return <Prices {...props} garments={mostSewn(garments)} />
  if (error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  return <SkeletonRows rows={3} rowHeight={64} />
}

function mostSewn(garments: readonly Garment[]): Garment[] {
  const offered = garments.filter(({ isActive }) => isActive)
  const first = usual.flatMap((key) => offered.find((garment) => garment.key === key) ?? [])
  const rest = offered.filter((garment) => !first.includes(garment))
  return [...first, ...rest].slice(0, most)
}

function Prices({ currency, onDone, garments }: Props & { garments: readonly Garment[] }) {
  const t = useT()
  const sentence = (typed: Typed) => {
    const error = errorOf(typed)
    return error ? t(error) : null
  }
  const { form, finish } = useStepForm<Record<string, string>>({
    step: 'prices',
    initialValues: Object.fromEntries(garments.map(({ key }) => [key, ''])),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([key, text]) => [
          key,
          text.trim() ? sentence(typedMoney(text, currency)) : null,
        ]),
      ),
  })
  const sending = useSendForm({
    form,
    send: async (values) => {
      for (const { key } of garments) {
        const priceMinor = values[key]?.trim() ? numberOf(typedMoney(values[key], currency)) : undefined
        if (priceMinor) await call('PATCH /api/shop/garments/:key', { params: { key }, body: { priceMinor } })
      }
      finish()
      await queries.invalidateQueries({ queryKey: ['garments'] })
      await onDone()
    },
  })
  return (
    <StepForm sending={sending}>
      <p>{t('set-up.prices.why')}</p>
      <div className={styles.fields}>
        {garments.map((garment) => (
          <TextField
            key={garment.key}
            {...form.getInputProps(garment.key)}
            label={t('set-up.prices.of', { name: garmentName(t, garment), currency })}
            inputMode="decimal"
            isOptional
          />
        ))}
      </div>
    </StepForm>
  )
}
