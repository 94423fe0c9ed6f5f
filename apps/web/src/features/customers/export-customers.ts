import type { ApiRequest } from '@darzi/contract/api.ts'
import { call } from '../../data/api.ts'
import { confirmed } from '../../data/confirmed.ts'
import { saveFile } from '../../data/save-file.ts'
import { dayIn } from '../../data/shop-day.ts'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { customerList, type DirectoryQuery } from './customer-list.ts'

export type ExportFormat = NonNullable<
  NonNullable<ApiRequest<'GET /api/customers/export'>['query']>['format']
>

const endings = { csv: 'csv', vcard: 'vcf' } satisfies Record<ExportFormat, string>

interface Asked {
  query: DirectoryQuery
  format: ExportFormat
  /** Only these rows of the query. */
  ids?: readonly string[]
}

/** Saves the rows of a directory query as a file on this device. */
export async function exportCustomers({ query, format, ids }: Asked): Promise<void> {
  const { t } = readSpeech()
  try {
    const file = await confirmed(() =>
      call('GET /api/customers/export', {
        query: { ...customerList.send(query), format, ids: ids?.join(',') },
      }),
    )
    const name = `${t('customers.export.filename')}-${dayIn(undefined, new Date())}.${endings[format]}`
    saveFile(file, name)
    toastDone(t('customers.export.done', { name }))
  } catch (error) {
    toastProblem(error)
  }
}
