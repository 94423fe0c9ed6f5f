import { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import { readCell } from '@darzi/tailoring/customers/csv-safety.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import type { RefusedFor } from '../../db/json-shapes.ts'
import { auditDownload } from '../../http/audit-download.ts'
import { byteOrderMark, csvLines } from '../../http/csv-lines.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { headingOf, reasonHeading } from './import-headings.ts'
import { refusedRowsAfter } from './import-queries.ts'
import { readImport } from './import-view.ts'

type RowsContext = StepsContext<typeof customerImportRoutes.refusedRows>

const rowsPerStep = 1000

/** The refused rows as they were, each with its reasons: mended, the same file is uploaded again. */
export async function refusedRows(ctx: RowsContext) {
  const { columns } = await ctx.step(({ tx }) => readImport(tx, ctx.params.id))
  const headings = [...columns.map(({ header }) => header), reasonHeading(ctx.request.language)]
  return {
    contentType: 'text/csv; charset=utf-8',
    filename: 'customers-to-mend.csv',
    bytes: linesOf(ctx, headings),
  }
}

async function* linesOf(ctx: RowsContext, headings: string[]) {
  const { step, params, request } = ctx
  const countOut = auditDownload(ctx, customerImportRoutes.refusedRows, params.id)
  yield byteOrderMark + csvLines([headings])
  for (let afterLine = 0; ; ) {
    const page = { importId: params.id, afterLine, limit: rowsPerStep }
    const rows = await step(async ({ tx }) => {
      const read = await refusedRowsAfter(tx, page)
      await countOut(tx, read.length)
      return read
    })
    const last = rows.at(-1)
    if (!last) return
    yield csvLines(
      rows.map(({ cells, problems }) => [
        ...cells.map(readCell),
        reasonsOf(problems ?? [], request.language),
      ]),
    )
    afterLine = last.line
  }
}

/** "Phone: This phone number does not look complete." */
function reasonsOf(problems: RefusedFor[], language: Language): string {
  const sentences = problems.map(
    ({ field, code, params: values }) =>
      `${headingOf(language, field)}: ${t(language, `problems.${code}`, values)}`,
  )
  return sentences.join(' ')
}
