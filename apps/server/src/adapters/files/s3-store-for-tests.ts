/**
 * An S3 store on loopback for tests: s3rver keeps the files but believes every version-4 signature, so a door in
 * front of it checks signature and body hash by the published procedure, written without the library under test.
 */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'

export const storeKeys = { region: 'eu-central-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export type RunningStore = { endpoint: string; stop(): Promise<void> }

/** Starts an empty store with one bucket, keeping its files under `folder`. */
export async function startS3Store({
  folder,
  bucket,
}: {
  folder: string
  bucket: string
}): Promise<RunningStore> {
  const configureBuckets = [{ name: bucket }]
  const shelf = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: folder,
    silent: true,
    configureBuckets,
  })
  const shelfAddress = `http://127.0.0.1:${(await shelf.run()).port}`
  const pipeline = createServer((request, reply) => void pass(request, reply, shelfAddress))
  await new Promise<void>((resolve) => pipeline.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an address of this shape; only pipes have a string.
  const endpoint = `http://127.0.0.1:${(pipeline.address() as AddressInfo).port}`
  const stop = async () => {
    pipeline.closeAllConnections()
    pipeline.close()
    await shelf.close()
  }
  return { endpoint, stop }
}

/** S3 puts a file as a whole; s3rver, asked for two at once under one key, may write the one into the other. */
let turn: Promise<unknown> = Promise.resolve()
function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const answer = turn.then(ask)
  turn = answer.catch(() => undefined)
  return answer
}

async function pass(request: IncomingMessage, reply: ServerResponse, shelfAddress: string): Promise<void> {
  const body = await buffer(request)
  if (!isSignedFor(request, body)) {
    reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    return
  }
  const { host: _ours, connection: _hop, ...headers } = request.headers
  const forwarded = await inTurn(() =>
    fetch(`${shelfAddress}${request.url}`, {
      method: request.method,
      // Signed requests repeat no header, so each value is one string.
      headers: headers as Record<string, string>,
      body: body.length > 0 ? new Uint8Array(body) : undefined,
    }),
  )
  const { status } = forwarded
  const contentType = forwarded.headers.get('content-type')
  reply.writeHead(status, contentType === null ? {} : { 'content-type': contentType })
  reply.end(Buffer.from(await forwarded.arrayBuffer()))
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html, steps 1 to 4. */
function isSignedFor(request: IncomingMessage, body: Buffer): boolean {
  const told =
    /Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/
  const [, keyId, scope = '', signedHeaders = '', signature] =
    told.exec(header(request, 'authorization')) ?? []
  const payloadHash = header(request, 'x-amz-content-sha256')
  const isBodyWhole = payloadHash === 'UNSIGNED-PAYLOAD' ? body.length === 0 : payloadHash === sha256(body)
  const headerLines = signedHeaders.split(';').map((name) => `${name}:${header(request, name).trim()}\n`)
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [request.method, path, query, headerLines.join(''), signedHeaders, payloadHash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', header(request, 'x-amz-date'), scope, sha256(canonical)].join('\n')
  const first: string | Buffer = `AWS4${storeKeys.secretAccessKey}`
  const signingKey = scope.split('/').reduce((key: string | Buffer, part) => hmac(key, part), first)
  const isOurRegion = scope.split('/')[1] === storeKeys.region
  return (
    keyId === storeKeys.accessKeyId &&
    isOurRegion &&
    isBodyWhole &&
    signature === hmac(signingKey, toSign).toString('hex')
  )
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
