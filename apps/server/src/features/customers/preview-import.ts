import type { customerImportRoutes, ImportField } from '@darzi/contract/customer-imports.ts'
import { say } from '@darzi/words/server.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { planRuling } from '../shops/plan-room.ts'
import { countActive } from './count-active.ts'
import { customerNumber } from './customer-number.ts'
import { type JudgedRow, judgeRows, type Taken } from './import-outcomes.ts'
import { findImport, uploadedRows } from './import-queries.ts'
import { readingOf } from './import-reading.ts'
import { showPhone } from './phone.ts'

type AskedToPreview = AskedInSteps<typeof customerImportRoutes.previewImport>

const rowsPerStep = 500
/** Of each outcome, so many of the first rows are shown. */
const shownOfEach = 20

/** A dry run over the whole file, some hundred rows at a time; nothing is written. Throws imports.nameUnmapped. */
export async function previewImport(asked: AskedToPreview) {
  const { step, params } = asked
  const reading = readingOf(asked)
  const { rows, roomLeft } = await step(({ tx }) => roomFor(tx, asked))
  const taken: Taken = { phones: new Set(), roomLeft }
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
  return { counts, rows: shown.map((row) => previewOf(row, asked)), roomLeft }
}

const tallies = { add: 'add', duplicate: 'duplicates', refused: 'refused' } as const

async function roomFor(tx: Parameters<typeof countActive>[0], { params, member, now }: AskedToPreview) {
  const found = await findImport(tx, params.id)
  if (!found) throw notFound()
  const { shopId } = member
  const ruling = await planRuling(tx, { shopId, customers: await countActive(tx), adding: 0, now })
  return { rows: found.rows_total, roomLeft: 'refused' in ruling ? 0 : ruling.roomLeft }
}

function previewOf(row: JudgedRow, { request, member }: AskedToPreview) {
  const { line, outcome, problems, duplicateOf, values, typed, phone } = row
  return {
    ...{ line, outcome },
    values: {
      ...typed,
      ...(phone ? { phone: showPhone(phone, member.shop.country) } : {}),
      ...(values.lastOrderDate ? { lastOrderDate: values.lastOrderDate } : {}),
    } satisfies Partial<Record<ImportField, string>>,
    problems: problems.map(({ field, code, holes }) => ({
      ...{ field, code, detail: say(request.language, `problems.${code}`, holes) },
    })),
    duplicateOf: duplicateOf && { ...duplicateOf, number: customerNumber(duplicateOf.number) },
  }
}
