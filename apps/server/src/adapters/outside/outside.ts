/**
 * Calls to addresses that a shop chose. Nothing of this server's own network is reached by them: a name is looked up anew at every
 * call, one address of it inside refuses the whole, and the connection goes to an address that was just checked and no other.
 */
import { lookup } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInside } from './inside-addresses.ts'

export type CallFailure =
  | 'timeout'
  | 'refused'
  | 'unknownHost'
  | 'inside'
  | 'certificate'
  | 'redirect'
  | 'answer'
  | 'broken'

export interface CallOutcome {
  /** Of what was answered, also when that was no yes. */
  code?: number
  /** The beginning of the answer. */
  answer?: string
  /** Absent when it was taken. */
  failure?: CallFailure
  tookMs: number
}

export interface Outside {
  /** Whether the address may be called at all, looked up now. */
  check(url: string): Promise<'notHttps' | 'inside' | 'unknownHost' | undefined>
  /** Throws nothing: whatever comes of it is the outcome. */
  post(call: { url: string; headers: Record<string, string>; body: string }): Promise<CallOutcome>
}

export interface OutsideRules {
  /** This server's own name. */
  ownHost?: string | undefined
  /** Every address a name stands for. */
  resolve?: (host: string) => Promise<string[]>
  /** For tests alone: further ports, which are spoken to without TLS, and addresses inside that may be reached. */
  plainPorts?: readonly number[]
  admits?: (address: string) => boolean
  timeoutMs?: number
}

const mostAnswer = 1000
const usualTimeoutMs = 10_000

export function openOutside({
  ownHost,
  resolve = everyAddress,
  plainPorts = [],
  admits = () => false,
  timeoutMs = usualTimeoutMs,
}: OutsideRules = {}): Outside {
  const isPlain = ({ port }: URL) => plainPorts.includes(Number(port))
  const isCallable = (url: URL) =>
    url.protocol === 'https:' && (url.port === '' || isPlain(url)) && !url.username && !url.password
  /** The addresses to connect to. Throws a CallError. */
  async function addressesOf(url: URL): Promise<string[]> {
    const host = hostIn(url)
    if (host === ownHost) throw new CallError('inside')
    const found = isIP(host) ? [host] : await resolve(host).catch(() => [])
    if (found.length === 0) throw new CallError('unknownHost')
    if (found.some((address) => isInside(address) && !admits(address))) throw new CallError('inside')
    return found
  }
  return {
    async check(text) {
      const url = URL.canParse(text) ? new URL(text) : undefined
      if (!url || !isCallable(url)) return 'notHttps'
      try {
        await addressesOf(url)
        return undefined
      } catch (error) {
        return failureOf(error) === 'inside' ? 'inside' : 'unknownHost'
      }
    },
    async post({ url: text, headers, body }) {
      const begunAt = performance.now()
      const tookMs = () => Math.round(performance.now() - begunAt)
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const url = new URL(text)
        if (!isCallable(url)) throw new CallError('inside')
        const addresses = await inTime(addressesOf(url), signal)
        const said = await send({ url, addresses, headers, body, signal, isPlain: isPlain(url) })
        return { ...said, failure: failureOfCode(said.code), tookMs: tookMs() }
      } catch (error) {
        return { failure: failureOf(error), tookMs: tookMs() }
      }
    },
  }
}

interface Sending {
  url: URL
  addresses: readonly string[]
  headers: Record<string, string>
  body: string
  signal: AbortSignal
  isPlain: boolean
}

/** One request on a connection of its own; no redirect is followed, and of the answer only the beginning is read. */
function send({ url, addresses, headers, body, signal, isPlain }: Sending) {
  return new Promise<{ code: number; answer: string }>((done, fail) => {
    const begin = isPlain ? plainRequest : secureRequest
    const asked = begin({
      method: 'POST',
      host: hostIn(url),
      port: url.port || 443,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: onlyThese(addresses),
      signal,
    })
    asked.on('error', fail)
    asked.on('response', (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      const finish = () => {
        done({ code: response.statusCode ?? 0, answer: readable(Buffer.concat(parts)) })
        asked.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        bytes += part.length
        if (bytes >= mostAnswer) finish()
      })
      response.on('end', finish)
      response.on('error', fail)
    })
    asked.end(body)
  })
}

/** The lookup of a connection: what was checked, whatever the name stands for by now. */
const onlyThese =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, answer) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first] = all
    if (options.all) answer(null, all)
    else answer(null, first?.address ?? '', first?.family)
  }

const everyAddress = async (host: string) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)

/** Without the brackets of an IPv6 address and the dot that ends a whole name. */
const hostIn = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(new CallError('timeout')), { once: true })
    work.then(done, fail)
  })
}

/** No letters the database cannot store. */
const readable = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .slice(0, mostAnswer)
    .replace(/[^\P{C}\n\t]|\ufffd/gu, '')

class CallError extends Error {
  constructor(readonly failure: CallFailure) {
    super(failure)
  }
}

function failureOfCode(code: number): CallFailure | undefined {
  if (code >= 200 && code < 300) return undefined
  return code >= 300 && code < 400 ? 'redirect' : 'answer'
}

function failureOf(error: unknown): CallFailure {
  if (error instanceof CallError) return error.failure
  if (!(error instanceof Error)) return 'broken'
  const code = 'code' in error ? String(error.code) : ''
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (/^(CERT|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL|EPROTO)/.test(code)) return 'certificate'
  return code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH' ? 'refused' : 'broken'
}
