import { customerRoutes } from '@darzi/contract/customers.ts'
import { fieldError } from '../../http/app-error.ts'
import { auditDownload } from '../../http/audit-download.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import type { DressedCustomer } from './card-queries.ts'
import { directoryPage } from './directory-queries.ts'
import { uuid } from './directory-sort.ts'
import { byteOrderMark, csvLines } from './export-csv-lines.ts'
import { chosenCustomers } from './export-queries.ts'
import { exportCells, exportHeadings } from './export-row.ts'
import { vcardOf } from './export-vcard.ts'

type ExportContext = StepsContext<typeof customerRoutes.exportFile>

const rowsPerStep = 500

/** The rows of a directory query, or the chosen ones, as a file that import reads back; sent page by page. */
export async function exportCustomers(ctx: ExportContext) {
  const ids = chosenIds(ctx.query.ids)
  const pages = ids ? chosenPage(ctx, ids) : matchingPages(ctx)
  return ctx.query.format === 'csv'
    ? { contentType: 'text/csv; charset=utf-8', filename: 'customers.csv', bytes: asCsv(ctx, pages) }
    : { contentType: 'text/vcard; charset=utf-8', filename: 'customers.vcf', bytes: asCards(pages) }
}

/** Throws request.malformed at `ids` for what is no list of ids. */
function chosenIds(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  const ids = text.split(',').filter(Boolean)
  if (ids.length === 0 || !ids.every((id) => uuid.test(id))) throw fieldError('ids', 'request.malformed')
  return ids
}

type Pages = AsyncIterable<DressedCustomer[]>

async function* chosenPage(ctx: ExportContext, ids: string[]): Pages {
  const countOut = auditDownload(ctx, customerRoutes.exportFile)
  yield await ctx.step(async ({ tx }) => {
    const rows = await chosenCustomers(tx, ids)
    await countOut(tx, rows.length)
    return rows
  })
}

async function* matchingPages(ctx: ExportContext): Pages {
  const { step, query, member, now } = ctx
  const countOut = auditDownload(ctx, customerRoutes.exportFile)
  const today = dayIn(member.shop.timeZone, now)
  let after: string | undefined
  do {
    const from = after
    const page = await step(async ({ tx }) => {
      const read = await directoryPage(tx, { ...query, today, after: from, limit: rowsPerStep })
      await countOut(tx, read.rows.length)
      return read
    })
    yield page.rows
    after = page.next
  } while (after !== undefined)
}

async function* asCsv({ member, request }: ExportContext, pages: Pages) {
  yield byteOrderMark + csvLines([exportHeadings(request.language)])
  for await (const rows of pages) yield csvLines(rows.map((row) => exportCells(row, member.shop.currency)))
}

async function* asCards(pages: Pages) {
  for await (const rows of pages) yield rows.map(vcardOf).join('')
}
