import type { analyticsRoutes } from '@darzi/contract/analytics.ts'
import { byteOrderMark, csvLines } from '../../http/csv-lines.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { paperShop, paperWords, typeset } from '../documents/api.ts'
import { tablesOf } from './figure-tables.ts'
import { readAnalytics } from './read-analytics.ts'

/** The figures as a CSV, table below table, in the reader's language unless another is asked for. */
export async function exportCsv(ctx: RequestContext<typeof analyticsRoutes.exportCsv>) {
  const figures = await readAnalytics(ctx)
  const tables = tablesOf(figures, paperWords(ctx.query.language ?? ctx.request.language))
  const lines = tables.flatMap(({ title, headings, rows }) => [[title], headings, ...rows, []])
  return {
    contentType: 'text/csv; charset=utf-8',
    filename: `figures-${figures.now.from}-${figures.now.to}.csv`,
    bytes: byteOrderMark + csvLines(lines),
  }
}

/** The same on A4. */
export async function exportPdf(ctx: StepsContext<typeof analyticsRoutes.exportPdf>) {
  const { step, query, member, now, request } = ctx
  const words = paperWords(query.language ?? request.language)
  const { figures, shop } = await step(async ({ tx }) => ({
    figures: await readAnalytics({ tx, member, query, now }),
    shop: await paperShop(tx, member.shopId, now),
  }))
  const span = (key: string, { from, to }: { from: string; to: string }) =>
    words.t(`analytics.range.${key}`, { from: words.day(from), to: words.day(to) })
  const set = typeset('figures', {
    language: words.language,
    shop,
    title: words.t('analytics.page.title'),
    span: span('days', figures.now),
    against: span('against', figures.before),
    tables: tablesOf(figures, words),
  })
  return {
    contentType: 'application/pdf',
    filename: `figures-${figures.now.from}-${figures.now.to}.pdf`,
    bytes: await set.pdf(),
  }
}
