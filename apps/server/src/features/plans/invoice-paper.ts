import type { planRoutes } from '@darzi/contract/plans.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { notFound } from '../../http/app-error.ts'
import type { FileAnswer, StepsContext } from '../../http/request-context.ts'
import { type PaperWords, paperPdf, paperWords, type WholePaper } from '../documents/api.ts'
import { findInvoice, type InvoiceRecord } from './invoice-store.ts'

/** The head of the server's own papers. */
const issuer = { name: 'Darzi', lines: [] as string[] }
const ink = '#1f2a56'

/** An invoice on A4, from what was issued alone. */
export async function printInvoice({
  step,
  params,
  request,
  app,
}: StepsContext<typeof planRoutes.paper>): Promise<FileAnswer> {
  const invoice = await step(({ tx }) => findInvoice(tx, params.id))
  if (!invoice) throw notFound()
  const words = paperWords(request.language)
  const operator = app.settings.OPERATOR_EMAIL
  const shop = operator ? { ...issuer, lines: [operator] } : issuer
  const bytes = await paperPdf([invoicePaper(invoice, words)], { shop, colour: ink, words })
  const name = invoice.number.replaceAll('/', '-')
  return { contentType: 'application/pdf', filename: `${name}.pdf`, bytes }
}

export function invoicePaper(invoice: InvoiceRecord, { t, day }: PaperWords): WholePaper {
  const { buyer, lines, state } = invoice
  const named = (plan: string) => t(`papers.planInvoice.plan.${plan}`)
  return {
    title: t('papers.planInvoice.title'),
    subtitle: invoice.number,
    // written from the closed table
    currency: invoice.currency as Currency,
    sections: [
      {
        kind: 'pair',
        left: {
          kind: 'facts',
          title: t('papers.planInvoice.buyer'),
          rows: [
            { label: t('papers.bill.name'), value: buyer.name, isStrong: true },
            ...(buyer.address
              ? [{ label: t('papers.bill.address'), value: buyer.address.replace(/\n/g, ', ') }]
              : []),
            ...(buyer.gstin ? [{ label: 'GSTIN', value: buyer.gstin }] : []),
          ],
        },
        right: {
          kind: 'facts',
          rows: [
            { label: t('papers.planInvoice.number'), value: invoice.number, isStrong: true },
            { label: t('papers.planInvoice.issuedOn'), value: day(invoice.issued_on) },
            { label: t('papers.planInvoice.dueOn'), value: day(invoice.due_on) },
            { label: t('papers.planInvoice.state'), value: t(`papers.planInvoice.${state}`) },
          ],
        },
      },
      {
        kind: 'table',
        columns: [
          { label: t('papers.planInvoice.what'), kind: 'text', width: 6 },
          { label: t('papers.planInvoice.from'), kind: 'day', width: 2 },
          { label: t('papers.planInvoice.until'), kind: 'day', width: 2 },
          { label: t('papers.planInvoice.amount'), kind: 'money', width: 2 },
        ],
        rows: lines.map((line) => [
          t(`papers.planInvoice.line.${line.meaning}`, { plan: named(line.plan) }),
          line.from,
          line.until,
          line.minor,
        ]),
        empty: '',
      },
      {
        kind: 'sums',
        rows: [{ label: t('papers.planInvoice.total'), minor: invoice.total_minor, isStrong: true }],
      },
    ],
  }
}
