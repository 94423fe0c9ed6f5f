import { AwsV4Signer } from 'aws4fetch'
import { FileStoreError } from './file-store.ts'

export type S3Settings = {
  /** Where the store answers, without the bucket: `https://s3.eu-central-1.amazonaws.com`, `http://127.0.0.1:9000`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path instead of in front of the host; most stores that are not Amazon's want it. */
  pathStyle: boolean
  /** For one attempt, head and body together. */
  timeoutMs?: number
  /** How long to wait before each further attempt; its length is the number of retries. */
  pausesMs?: readonly number[]
}

export type S3Request = { method: string; key: string; headers?: Record<string, string>; body?: Uint8Array }
export type S3Reply = { status: number; bytes: Uint8Array; contentType: string | undefined }

/**
 * Signs and sends. Every request here may be repeated without harm, so a refused connection, a time-out, 429 and 5xx
 * are tried again; any other answer, also a 4xx, is returned as it is.
 */
export function createS3Caller(settings: S3Settings): (request: S3Request) => Promise<S3Reply> {
  const pausesMs = settings.pausesMs ?? [200, 800, 2500]
  const signingKeys = new Map<string, ArrayBuffer>()
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await attemptOnce(settings, request, signingKeys)
      if (!(outcome instanceof FileStoreError)) return outcome
      const pauseMs = pausesMs[attempt]
      if (pauseMs === undefined) throw outcome
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

async function attemptOnce(
  settings: S3Settings,
  request: S3Request,
  signingKeys: Map<string, ArrayBuffer>,
): Promise<S3Reply | FileStoreError> {
  try {
    const reply = await send(settings, request, signingKeys)
    const isPassing = reply.status >= 500 || reply.status === 429
    return isPassing ? new FileStoreError('failed', `the file store answered ${reply.status}`) : reply
  } catch (error) {
    return new FileStoreError('unreachable', 'the file store did not answer', error)
  }
}

async function send(
  settings: S3Settings,
  request: S3Request,
  cache: Map<string, ArrayBuffer>,
): Promise<S3Reply> {
  const { region, accessKeyId, secretAccessKey } = settings
  // fetch takes no view on shared memory; a view on a plain buffer is what every caller has.
  const body = request.body as Uint8Array<ArrayBuffer> | undefined
  const { method, key, headers } = request
  const url = addressOf(settings, key)
  const signer = new AwsV4Signer({
    method,
    url,
    headers,
    body,
    region,
    accessKeyId,
    secretAccessKey,
    cache,
    service: 's3',
  })
  const signed = await signer.sign()
  const signal = AbortSignal.timeout(settings.timeoutMs ?? 15_000)
  // A redirect means another region or host: following it would send a signature made for this one.
  const reply = await fetch(signed.url, { method, headers: signed.headers, body, signal, redirect: 'manual' })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  return { status: reply.status, bytes, contentType: reply.headers.get('content-type') ?? undefined }
}

/** Where a file stands: the bucket in the path, or in front of the host. */
export function addressOf({ endpoint, bucket, pathStyle }: S3Settings, key: string): string {
  const address = new URL(endpoint)
  const base = address.pathname.replace(/\/$/, '')
  if (!pathStyle) address.hostname = `${bucket}.${address.hostname}`
  address.pathname = pathStyle ? `${base}/${bucket}/${key}` : `${base}/${key}`
  return address.href
}
