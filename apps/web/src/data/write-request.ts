interface Asked {
  params?: unknown
  query?: unknown
  body?: unknown
  files?: Record<string, Blob | undefined>
}

/** Writes a call as an HTTP request: `GET /api/customers/:id` with its holes, query and body filled in. */
export function writeRequest(
  key: string,
  asked: Asked,
  { language, idempotencyKey, shop }: { language: string; idempotencyKey: string; shop?: string | undefined },
): { url: string; init: RequestInit & { headers: Record<string, string> } } {
  const [method = 'GET', path = '/'] = key.split(' ')
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language }
  if (method !== 'GET') headers['idempotency-key'] = idempotencyKey
  if (shop) headers['x-shop'] = shop
  const body = asked.files ? writeForm(asked.body, asked.files) : writeJson(asked.body, headers)
  const url = `${fillPath(path, entriesOf(asked.params))}${writeQuery(entriesOf(asked.query))}`
  return { url, init: { method, headers, body, credentials: 'same-origin' } }
}

function fillPath(path: string, params: [string, unknown][]): string {
  return params.reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )
}

function writeQuery(query: [string, unknown][]): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `?${search}` : ''
}

function writeJson(body: unknown, headers: Record<string, string>): string | undefined {
  if (body === undefined) return undefined
  headers['content-type'] = 'application/json'
  return JSON.stringify(body)
}

/** Files travel as a form; fields beside them as text. The browser writes the content type with its boundary. */
function writeForm(body: unknown, files: Record<string, Blob | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of entriesOf(body)) {
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file)
  return form
}

function entriesOf(fields: unknown): [string, unknown][] {
  if (fields === null || typeof fields !== 'object') return []
  return Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
}
