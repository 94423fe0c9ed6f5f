import type { BillDraft } from '@darzi/contract/bills.ts'
import { billKindOf, placeOfSupply, splitOf } from '@darzi/tailoring/bills/bill-rules.ts'
import { sumsOf } from '@darzi/tailoring/bills/bill-sums.ts'
import { gstStates, isGstState, plainTaxNumber } from '@darzi/tailoring/bills/tax-numbers.ts'
import { readNumber } from '@darzi/tailoring/units/read-number.ts'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { useMay } from '../../data/session.ts'
import formStyles from '../../kits/form/Form.module.css'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { Money } from '../../ui/Money.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Bills.module.css'
import { issueBill } from './bill-data.ts'
import { lineName } from './line-name.ts'

interface Values extends Record<string, unknown> {
  buyer: { name: string; address: string; taxNumber: string; state: string }
  deliverTo: string
  lines: { code: string; rate: string }[]
  isFull: boolean
}

/** Everything a bill needs and the order does not know; what it comes to stands below while it is filled in. */
export function IssueDialog({
  orderId,
  draft,
  onClose,
}: {
  orderId: string
  draft: BillDraft
  onClose: () => void
}) {
  const t = useT()
  const [id] = useState(newId)
  const maySetUp = useMay('shop.write')
  const { tax } = draft
  const isIndian = tax.regime === 'gst' || tax.regime === 'composition'
  const isTaxed = tax.regime === 'gst' || tax.regime === 'vat'
  const initial: Values = {
    buyer: {
      name: draft.buyer.name,
      address: draft.buyer.address ?? '',
      taxNumber: '',
      state: tax.state ?? '',
    },
    deliverTo: '',
    lines: draft.lines.map(({ code, rateBp }) => ({ code: code ?? '', rate: String(rateBp / 100) })),
    isFull: false,
  }
  return (
    <FormDialog
      title={t('bills.issue.title')}
      save={t('bills.issue.save')}
      isWide
      initial={initial}
      check={({ buyer, lines }) => ({
        'buyer.name': buyer.name.trim() ? null : t('problems.field.required'),
        ...Object.fromEntries(
          lines.map(({ rate }, at) => [
            `lines.${at}.rateBp`,
            rateOf(rate) === undefined ? t('problems.bills.badRate') : null,
          ]),
        ),
      })}
      send={({ buyer, deliverTo, lines, isFull }) =>
        issueBill(orderId, {
          id,
          buyer: { ...buyer, state: isIndian ? buyer.state || undefined : undefined },
          lines: lines.map(({ code, rate }) => ({
            code: code.trim() || undefined,
            rateBp: rateOf(rate) ?? 0,
          })),
          deliverTo: deliverTo.trim() || undefined,
          isFull,
        })
      }
      onSaved={({ number }) => {
        toastDone(t('bills.issue.done', { number }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {!tax.isSaid && (
            <p>
              {t('bills.issue.notSaid')}{' '}
              {maySetUp && (
                <ButtonLink to={links.printExport({ do: 'tax' })}>{t('bills.tax.open')}</ButtonLink>
              )}
            </p>
          )}
          <TextField
            {...form.getInputProps('buyer.name')}
            label={t('bills.issue.buyer')}
            maxLength={120}
            required
          />
          <TextArea
            {...form.getInputProps('buyer.address')}
            label={t('bills.issue.address')}
            isOptional
            maxLength={400}
          />
          <TextArea
            {...form.getInputProps('deliverTo')}
            label={t('bills.issue.deliverTo')}
            isOptional
            maxLength={400}
          />
          {tax.regime !== 'none' && (
            <div className={formStyles.pair}>
              <TextField
                {...form.getInputProps('buyer.taxNumber')}
                label={t(isIndian ? 'bills.issue.gstin' : 'bills.issue.trn')}
                hint={t('bills.issue.numberWhy')}
                onChange={(event) => {
                  form.getInputProps('buyer.taxNumber').onChange(event)
                  // A GSTIN begins with the state it is registered in.
                  const state = plainTaxNumber(event.currentTarget.value).slice(0, 2)
                  if (isIndian && isGstState(state)) form.setFieldValue('buyer.state', state)
                }}
                autoComplete="off"
                isOptional
                maxLength={20}
              />
              {isIndian && (
                <NativeSelect
                  {...form.getInputProps('buyer.state')}
                  label={t('bills.issue.state')}
                  options={stateOptions()}
                />
              )}
            </div>
          )}
          {isTaxed && (
            <ul className={styles.lines} aria-label={t('bills.issue.lines')}>
              {draft.lines.map((line, at) => (
                <li key={line.tag}>
                  <strong>{lineName(t, line)}</strong> <span className="figures">{line.tag}</span>
                  <div className={formStyles.pair}>
                    <TextField
                      {...form.getInputProps(`lines.${at}.code`)}
                      label={t('bills.tax.code')}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={8}
                      isOptional={tax.regime === 'vat'}
                    />
                    <TextField
                      {...form.getInputProps(`lines.${at}.rate`)}
                      error={form.errors[`lines.${at}.rateBp`]}
                      label={t('bills.tax.rate')}
                      inputMode="decimal"
                      autoComplete="off"
                    />
                  </div>
                </li>
              ))}
            </ul>
          )}
          {tax.regime === 'vat' && (
            <Checkbox {...form.getInputProps('isFull', { type: 'checkbox' })} label={t('bills.issue.full')} />
          )}
          <Sums draft={draft} values={form.values} />
        </>
      )}
    </FormDialog>
  )
}

const stateOptions = () =>
  Object.entries(gstStates)
    .map(([value, name]) => ({ value, label: `${name} (${value})` }))
    .sort((a, b) => a.label.localeCompare(b.label))

function rateOf(text: string): number | undefined {
  const read = readNumber(text)
  if (!('ok' in read) || read.value < 0 || read.value > 100) return undefined
  return Math.round(read.value * 100)
}

/** By the same rules the server bills with. */
function Sums({ draft, values: { buyer, lines, isFull } }: { draft: BillDraft; values: Values }) {
  const t = useT()
  const { tax, currency } = draft
  const { regime, state, includesTax, rounding } = tax
  const sent = {
    ...buyer,
    taxNumber: plainTaxNumber(buyer.taxNumber) || undefined,
    state: buyer.state || undefined,
  }
  const place = placeOfSupply({ name: '', state }, sent)
  const sums = sumsOf({
    lines: draft.lines.map(({ priceMinor }, at) => ({
      amountMinor: priceMinor,
      rateBp: regime === 'gst' || regime === 'vat' ? (rateOf(lines[at]?.rate ?? '') ?? 0) : 0,
    })),
    discountMinor: draft.discountMinor,
    offMinor: draft.offMinor,
    includesTax,
    split: splitOf(regime, state, place),
    rounding,
  })
  if (sums.totalMinor <= 0) return <FormNotice>{t('problems.bills.nothingToBill')}</FormNotice>
  const kind = billKindOf({ regime, buyer: sent, totalMinor: sums.totalMinor, isFull })
  const rows: [string, number][] = [
    [t('bills.sum.taxable'), sums.taxableMinor],
    ...sums.taxes.map(({ kind: each, rateBp, amountMinor }): [string, number] => [
      `${each.toUpperCase()} ${rateBp / 100}%`,
      amountMinor,
    ]),
    ...(sums.roundOffMinor === 0 ? [] : [[t('bills.sum.roundOff'), sums.roundOffMinor] as [string, number]]),
  ]
  return (
    <>
      <p className={styles.aside}>{t('bills.issue.becomes', { kind: t(`bills.kind.${kind}`) })}</p>
      <dl className={styles.sums}>
        {(sums.taxes.length > 0 ? rows : []).map(([label, minor]) => (
          <SumRow key={label} label={label} minor={minor} currency={currency} />
        ))}
        <dt className={styles.total}>{t('bills.sum.total')}</dt>
        <dd className={styles.total}>
          <Money minor={sums.totalMinor} currency={currency} />
        </dd>
      </dl>
      {!includesTax && sums.taxMinor > 0 && <p className={styles.aside}>{t('bills.issue.onTop')}</p>}
    </>
  )
}

function SumRow({
  label,
  minor,
  currency,
}: {
  label: string
  minor: number
  currency: BillDraft['currency']
}) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Money minor={minor} currency={currency} />
      </dd>
    </>
  )
}
