/**
 * A server for one test of a screen: the contract's routes, answered by what the test says. Replies are parsed by the
 * contract's shapes and so is what the screen sends, so neither can drift from the real server. A call that nobody answers
 * fails the test by its name.
 */
import { type ApiKey, type ApiReply, type ApiRequest, features } from '@darzi/contract/api.ts'
import { errorCodes } from '@darzi/contract/error-codes.ts'
import type { AnyRoute } from '@darzi/contract/route.ts'
import type { ZodType } from 'zod'

type Part<K extends ApiKey, Name extends string> =
  ApiRequest<K> extends { [N in Name]?: infer P } ? P : undefined

/** What a screen sent: the holes of the address and the query as text, the body as the contract reads it. */
export interface FakeRequest<K extends ApiKey> {
  params: Record<string, string>
  query: Record<string, string>
  body: Part<K, 'body'>
  /** The Idempotency-Key of a write: the same for a write sent again. */
  idempotencyKey: string
}

type Handler<K extends ApiKey> = (request: FakeRequest<K>) => ApiReply<K> | Promise<ApiReply<K>>

/** What a handler throws to refuse, as the server does. */
export class FakeProblem extends Error {
  readonly code: keyof typeof errorCodes
  readonly fields: readonly string[]
  readonly params: Record<string, string | number>

  constructor(
    code: keyof typeof errorCodes,
    {
      fields = [],
      params: values = {},
    }: { fields?: readonly string[]; params?: Record<string, string | number> } = {},
  ) {
    super(code)
    this.code = code
    this.fields = fields
    this.params = values
  }
}

/** What travels back; `lost` breaks the line without an answer. */
export type FakeAnswer = Response | 'lost'

export interface RawCall {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  idempotencyKey: string
}

const routes = Object.values(features).flatMap((feature) => Object.values<AnyRoute>(feature))

export class FakeApi {
  /** What went wrong between the screen and the contract; a test ends with it empty. */
  readonly faults: string[] = []
  readonly #handlers = new Map<string, (request: FakeRequest<never>) => unknown>()
  readonly #sent = new Map<string, FakeRequest<never>[]>()
  readonly #gates = new Map<string, Promise<void>>()
  readonly #losses = new Map<string, { times: number; isDone: boolean }>()

  /** Answers a route from now on, with a reply or with a function of what was sent. */
  answer<K extends ApiKey>(key: K, reply: ApiReply<K> | Handler<K>): this {
    this.#handlers.set(key, typeof reply === 'function' ? (reply as never) : () => reply)
    return this
  }

  /** Refuses a route from now on. */
  refuse(key: ApiKey, ...problem: ConstructorParameters<typeof FakeProblem>): this {
    this.#handlers.set(key, () => {
      throw new FakeProblem(...problem)
    })
    return this
  }

  /** What was sent to a route so far, in order; lost calls are among it. */
  sent<K extends ApiKey>(key: K): FakeRequest<K>[] {
    return (this.#sent.get(key) ?? []) as unknown as FakeRequest<K>[]
  }

  /** Keeps the answers of a route waiting until the function that is answered is called. */
  hold(key: ApiKey): () => void {
    let open = () => {}
    this.#gates.set(key, new Promise((done) => (open = done)))
    return () => {
      this.#gates.delete(key)
      open()
    }
  }

  /**
   * Breaks the line for so many calls of a route: done on the server and its answer lost, or not even arrived. A write is sent
   * twice by the screen itself before it counts as lost.
   */
  lose(key: ApiKey, { times = 2, isDone = true }: { times?: number; isDone?: boolean } = {}): this {
    this.#losses.set(key, { times, isDone })
    return this
  }

  /** Answers one call as the server would. */
  async take(call: RawCall): Promise<FakeAnswer> {
    const found = routeOf(call)
    const name = found ? `${found.route.method} ${found.route.path}` : `${call.method} ${call.path}`
    const handler = this.#handlers.get(name)
    if (!found || !handler) return this.#unanswered(name)
    const request = { params: found.params, ...call } as unknown as FakeRequest<never>
    this.#sent.set(name, [...(this.#sent.get(name) ?? []), request])
    await this.#gates.get(name)
    const loss = this.#losses.get(name)
    const isLost = loss !== undefined && loss.times > 0
    if (isLost) loss.times -= 1
    if (isLost && !loss.isDone) return 'lost'
    const answer = await this.#handle(found.route, name, handler, request)
    return isLost ? 'lost' : answer
  }

  async #handle(
    route: AnyRoute,
    name: string,
    handler: (request: FakeRequest<never>) => unknown,
    request: FakeRequest<never>,
  ): Promise<FakeAnswer> {
    try {
      const body =
        route.body && request.body !== undefined ? this.#read(name, route, request.body) : undefined
      const reply = await handler({ ...request, body } as never)
      if (reply instanceof Blob) return new Response(reply)
      const shape = route.reply as ZodType | undefined
      return Response.json(shape ? shape.parse(reply) : reply)
    } catch (error) {
      if (error instanceof FakeProblem) return problemOf(error)
      this.faults.push(`${name}: ${error instanceof Error ? error.message : error}`)
      return problemOf(new FakeProblem('request.failed'))
    }
  }

  /** A body the contract refuses is refused as the server does: each field by its path. */
  #read(name: string, route: AnyRoute, body: unknown): unknown {
    if (route.carries === 'form') return body
    const read = (route.body as ZodType).safeParse(body)
    if (read.success) return read.data
    const fields = read.error.issues.map((issue) => issue.path.join('.'))
    this.faults.push(`${name} was sent what the contract refuses: ${fields.join(', ')}`)
    throw new FakeProblem('request.invalid', { fields })
  }

  #unanswered(name: string): FakeAnswer {
    this.faults.push(`nobody answers ${name}`)
    return problemOf(new FakeProblem('request.notFound'))
  }
}

function problemOf({ code, fields, params: values }: FakeProblem): FakeAnswer {
  const errors = fields.map((field) => ({ field, code, detail: code }))
  const body = {
    type: 'about:blank',
    title: code,
    status: errorCodes[code],
    detail: code,
    code,
    params: values,
    errors,
  }
  const headers = { 'content-type': 'application/problem+json' }
  return new Response(JSON.stringify(body), { status: errorCodes[code], headers })
}

/** The declared route of a call; one without holes goes before one with. */
function routeOf({ method, path }: RawCall) {
  const fitting = routes
    .filter((route) => route.method === method)
    .flatMap((route) => {
      const params = paramsOf(route.path, path)
      return params ? [{ route, params }] : []
    })
  return fitting.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0]
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return params
}
