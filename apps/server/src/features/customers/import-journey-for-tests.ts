import type { CustomerImport, ImportField } from '@darzi/contract/customer-imports.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** Uploads a text or bytes as a file, under this name. */
export function upload(visitor: Visitor, content: string | Uint8Array, filename = 'customers.csv') {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return visitor.call('POST /api/customer-imports', { files: { file: { bytes, filename } } })
}

/** The mapping the server suggested, as the screen sends it when nobody changes anything. */
export function suggested({ columns }: CustomerImport): Record<string, ImportField> {
  return Object.fromEntries(
    columns.flatMap(({ index, suggested }) => (suggested ? [[String(index), suggested]] : [])),
  )
}

/** Runs an uploaded import as suggested and waits until it is done. */
export async function runThrough(visitor: Visitor, uploaded: CustomerImport) {
  const { id } = uploaded
  await visitor.call('POST /api/customer-imports/:id/run', {
    params: { id },
    body: { columns: suggested(uploaded) },
  })
  return untilDone(visitor, id)
}

export async function untilDone(visitor: Visitor, id: string): Promise<CustomerImport> {
  for (;;) {
    const now = await visitor.call('GET /api/customer-imports/:id', { params: { id } })
    if (now.state !== 'running') return now
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

/** Uploads and runs in one go. */
export const importFile = async (visitor: Visitor, content: string | Uint8Array, filename?: string) =>
  runThrough(visitor, await upload(visitor, content, filename))
