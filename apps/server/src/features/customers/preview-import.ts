import type { customerImportRoutes, ImportField } from '@darzi/contract/customer-imports.ts'
import { t } from '@darzi/words/server.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { planResult } from '../shops/api.ts'
import { countActive } from './count-active.ts'
import { customerNumber } from './customer-number.ts'
import { type JudgedRow, judgeRows, type Taken } from './import-outcomes.ts'
import { findImport, uploadedRows } from './import-queries.ts'
import { readingOf } from './import-reading.ts'

type PreviewContext = StepsContext<typeof customerImportRoutes.previewImport>

const rowsPerStep = 500
/** Of each outcome, so many of the first rows are shown. */
const shownOfEach = 20

/** A dry run over the whole file, some hundred rows at a time; nothing is written. Throws imports.nameUnmapped. */
export async function previewImport(ctx: PreviewContext) {
  const { step, params } = ctx
  const reading = readingOf(ctx)
  const { rows, quotaLeft } = await step(({ tx }) => quotaFor(tx, ctx))
  const taken: Taken = { phones: new Set(), quotaLeft }
  const counts = { rows, add: 0, duplicates: 0, refused: 0 }
  const shown: JudgedRow[] = []
  for (let afterLine = 0; ; ) {
    const page = { importId: params.id, afterLine, limit: rowsPerStep }
    const judged = await step(async ({ tx }) =>
      judgeRows(tx, await uploadedRows(tx, page), { importId: params.id, reading, taken }),
    )
    for (const row of judged) if (++counts[tallies[row.outcome]] <= shownOfEach) shown.push(row)
    const last = judged.at(-1)
    if (!last) break
    afterLine = last.line
  }
  return { counts, rows: shown.map((row) => previewOf(row, ctx)), quotaLeft }
}

const tallies = { add: 'add', duplicate: 'duplicates', refused: 'refused' } as const

async function quotaFor(tx: Parameters<typeof countActive>[0], { params, member, now }: PreviewContext) {
  const found = await findImport(tx, params.id)
  if (!found) throw notFound()
  const { shopId } = member
  const result = await planResult(tx, { shopId, customers: await countActive(tx), adding: 0, now })
  return { rows: found.rows_total, quotaLeft: 'refused' in result ? 0 : result.quotaLeft }
}

function previewOf(row: JudgedRow, { request, member }: PreviewContext) {
  const { line, outcome, problems, duplicateOf, values, typed, phone } = row
  return {
    line,
    outcome,
    values: {
      ...typed,
      ...(phone ? { phone: showPhone(phone, member.shop.country) } : {}),
      ...(values.lastOrderDate ? { lastOrderDate: values.lastOrderDate } : {}),
    } satisfies Partial<Record<ImportField, string>>,
    problems: problems.map(({ field, code, params: values }) => ({
      field,
      code,
      detail: t(request.language, `problems.${code}`, values),
    })),
    duplicateOf: duplicateOf && { ...duplicateOf, number: customerNumber(duplicateOf.number) },
  }
}
