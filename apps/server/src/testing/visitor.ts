import type { ApiKey, ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { Problem } from '@darzi/contract/shapes.ts'
import type { InjectOptions } from 'fastify'
import type { AppContext } from '../http/app-context.ts'

export interface Answer<T> {
  status: number
  headers: Record<string, unknown>
  text: string
  bytes: Buffer
  body: T
}

/** Someone with a browser: keeps the cookies it is given and calls the API by the contract's keys. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  /** Of cookies that are not for the whole site: where they are sent. */
  readonly #paths = new Map<string, string>()
  constructor(
    private readonly app: AppContext,
    readonly language = 'en',
  ) {}

  /** Calls and expects success; throws the problem otherwise. */
  async call<K extends ApiKey>(
    key: K,
    request?: Loose<ApiRequest<K>>,
    headers: Record<string, string> = {},
  ): Promise<ApiReply<K>> {
    const answer = await this.try(key, request, headers)
    if (answer.status >= 400) throw new Error(`${key} answered ${answer.status}: ${answer.text}`)
    return answer.body as ApiReply<K> // the contract says so, and the pipeline checks it in tests
  }

  /** Calls and answers whatever came; `body` of a refusal is its problem. */
  async try<K extends ApiKey>(
    key: K,
    request: Loose<ApiRequest<K>> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<ApiReply<K> & Problem>> {
    const [method = 'GET', path = '/'] = key.split(' ')
    const { params = {}, query, body, files } = request as Request
    const url = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])))
    return this.send({
      method: method as 'GET', // the keys are made of methods
      url,
      query: query as Record<string, string>, // numbers and the like are printed by inject
      ...(files ? formOf(body ?? {}, files) : body === undefined ? {} : { payload: body as object }),
      headers,
    })
  }

  /** Where a public address is set, that is the one people open. */
  private get publicHost(): string | undefined {
    const { PUBLIC_URL } = this.app.settings
    return PUBLIC_URL && new URL(PUBLIC_URL).host
  }

  /** As a browser does: a cookie goes to the addresses under its path alone. */
  #isFor(name: string, url: InjectOptions['url']): boolean {
    const path = this.#paths.get(name) ?? '/'
    return path === '/' || typeof url !== 'string' || url === path || url.startsWith(`${path}/`)
  }

  /** Any request at all, for what no typed client would send. */
  async send<T>(options: InjectOptions): Promise<Answer<T>> {
    const form = options.payload instanceof Form ? options.payload : undefined
    const response = await this.app.fastify.inject({
      ...options,
      ...(form ? { payload: form.bytes } : {}),
      cookies: Object.fromEntries([...this.cookies].filter(([name]) => this.#isFor(name, options.url))),
      headers: {
        'accept-language': this.language,
        ...(this.publicHost ? { host: this.publicHost } : {}),
        ...(form ? { 'content-type': form.contentType } : {}),
        ...options.headers,
      },
    })
    for (const { name, value, path = '/' } of response.cookies) {
      value ? this.cookies.set(name, value) : this.cookies.delete(name)
      this.#paths.set(name, path)
    }
    const isJson = String(response.headers['content-type']).includes('json')
    const { statusCode: status, headers, body: text, rawPayload: bytes } = response
    // Replies that are no JSON have no body to type; tests of those read `text` or `bytes`.
    return { status, headers, text, bytes, body: (isJson && text ? response.json() : undefined) as T }
  }
}

/** Tests may leave out or misspell on purpose. */
type Loose<T> = Partial<T> | Request
interface Request {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  files?: Record<string, { bytes: Uint8Array; filename: string; type?: string }>
}

/** A multipart body by hand: inject takes no FormData. */
class Form {
  readonly contentType = 'multipart/form-data; boundary=stitch'
  constructor(readonly bytes: Buffer) {}
}

function formOf(fields: unknown, files: NonNullable<Request['files']>) {
  const parts: (string | Uint8Array)[] = []
  for (const [name, value] of Object.entries(fields ?? {}))
    parts.push(`--stitch\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  for (const [name, file] of Object.entries(files)) {
    const head = `content-disposition: form-data; name="${name}"; filename="${file.filename}"`
    parts.push(
      `--stitch\r\n${head}\r\ncontent-type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`,
      file.bytes,
      '\r\n',
    )
  }
  parts.push('--stitch--\r\n')
  return { payload: new Form(Buffer.concat(parts.map((part) => Buffer.from(part)))) as unknown as object }
}
