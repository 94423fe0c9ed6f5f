import type { ShopTax } from '@darzi/contract/bills.ts'
import { isPrefix } from '@darzi/tailoring/bills/bill-number.ts'
import { usualRates } from '@darzi/tailoring/bills/bill-rules.ts'
import { isGstin, isTaxCode, isTrn, plainTaxNumber } from '@darzi/tailoring/bills/tax-numbers.ts'
import { readNumber } from '@darzi/tailoring/units/read-number.ts'
import type { Translate } from '@darzi/words/translate.ts'
import formStyles from '../../kits/form/Form.module.css'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { saveTax, useShopTax } from './bill-data.ts'

/** How the shop stands with the tax office, for the bills it issues from now on. */
export function TaxDialog({ onClose }: { onClose: () => void }) {
  const { data: tax } = useShopTax(true)
  return tax ? <TaxForm tax={tax} onClose={onClose} /> : null
}

type Values = {
  regime: ShopTax['regime']
  taxNumber: string
  legalName: string
  address: string
  rate: string
  taxCode: string
  prefix: string
  includesTax: boolean
  isWhole: boolean
}

function TaxForm({ tax, onClose }: { tax: ShopTax; onClose: () => void }) {
  const t = useT()
  const initial: Values = {
    regime: tax.regime,
    taxNumber: tax.taxNumber ?? '',
    legalName: tax.legalName ?? '',
    address: tax.address ?? tax.shopAddress ?? '',
    rate: String(tax.rateBp / 100),
    taxCode: tax.taxCode ?? '',
    prefix: tax.prefix,
    includesTax: tax.includesTax,
    isWhole: tax.rounding === 'whole',
  }
  return (
    <FormDialog
      title={t('bills.tax.title')}
      save={t('bills.tax.save')}
      initial={initial}
      check={(values) => faultsOf(values, t)}
      send={({ rate, isWhole, ...values }) =>
        saveTax({
          ...values,
          rateBp: percentOf(rate) ?? 0,
          rounding: isWhole ? 'whole' : 'none',
          version: tax.version,
        })
      }
      onSaved={() => {
        toastDone(t('bills.tax.done'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => {
        const { regime } = form.values
        const isTaxed = regime === 'gst' || regime === 'vat'
        return (
          <>
            <NativeSelect
              {...form.getInputProps('regime')}
              label={t('bills.tax.regime')}
              hint={t('bills.tax.ask')}
              options={tax.regimes.map((value) => ({ value, label: t(`bills.regime.${value}`) }))}
              onChange={({ currentTarget: { value } }) => {
                const chosen = tax.regimes.find((each) => each === value) ?? 'none'
                form.setValues({
                  regime: chosen,
                  rate: String(usualRates[chosen].rateBp / 100),
                  taxCode: usualRates[chosen].code,
                })
              }}
            />
            {regime !== 'none' && (
              <>
                <TextField
                  {...form.getInputProps('taxNumber')}
                  label={regime === 'vat' ? 'TRN' : 'GSTIN'}
                  autoComplete="off"
                  maxLength={20}
                />
                <TextField
                  {...form.getInputProps('legalName')}
                  label={t('bills.tax.legalName')}
                  hint={tax.shopName}
                  maxLength={120}
                  isOptional
                />
                <TextArea {...form.getInputProps('address')} label={t('bills.tax.address')} maxLength={400} />
              </>
            )}
            {isTaxed && (
              <>
                <div className={formStyles.pair}>
                  <TextField
                    {...form.getInputProps('rate')}
                    error={form.errors.rate ?? form.errors.rateBp}
                    label={t('bills.tax.rate')}
                    inputMode="decimal"
                    autoComplete="off"
                  />
                  <TextField
                    {...form.getInputProps('taxCode')}
                    label={t('bills.tax.code')}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={8}
                    isOptional={regime === 'vat'}
                  />
                </div>
                <Checkbox
                  {...form.getInputProps('includesTax', { type: 'checkbox' })}
                  label={t('bills.tax.included')}
                />
                <Checkbox
                  {...form.getInputProps('isWhole', { type: 'checkbox' })}
                  label={t('bills.tax.whole')}
                />
              </>
            )}
            <TextField
              {...form.getInputProps('prefix')}
              label={t('bills.tax.prefix')}
              hint={t('bills.tax.prefixWhy')}
              maxLength={4}
              autoComplete="off"
            />
          </>
        )
      }}
    </FormDialog>
  )
}

function percentOf(text: string): number | undefined {
  const read = readNumber(text)
  if (!('ok' in read) || read.value < 0 || read.value > 100) return undefined
  return Math.round(read.value * 100)
}

function faultsOf({ regime, taxNumber, address, rate, taxCode, prefix }: Values, t: Translate) {
  const number = plainTaxNumber(taxNumber)
  const isIndian = regime === 'gst' || regime === 'composition'
  const isTaxed = regime === 'gst' || regime === 'vat'
  const required = t('problems.field.required')
  const wrongNumber = isIndian
    ? !isGstin(number) && t('problems.bills.badGstin')
    : regime === 'vat' && !isTrn(number) && t('problems.bills.badTrn')
  const isCodeWell = taxCode.trim() === '' ? regime !== 'gst' : isTaxCode(taxCode.trim())
  return {
    taxNumber: wrongNumber || null,
    address: regime !== 'none' && !address.trim() ? required : null,
    rate: isTaxed && percentOf(rate) === undefined ? t('problems.bills.badRate') : null,
    taxCode: isTaxed && !isCodeWell ? t('problems.bills.badTaxCode') : null,
    prefix: isPrefix(prefix.trim().toUpperCase()) ? null : t('problems.bills.badPrefix'),
  }
}
