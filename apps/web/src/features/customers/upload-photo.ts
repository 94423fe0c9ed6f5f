/** Sends a customer's photo and tells how far it has come, which fetch cannot. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { newId } from '../../data/new-id.ts'
import { ProblemError, readProblem } from '../../data/problem-error.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'
import { writeRequest } from '../../data/write-request.ts'
import { readSpeech } from '../../words/language.ts'
import { cacheCustomer } from './customer-cache.ts'

interface Asked {
  id: string
  photo: File
  /** Called with the share that has gone out, 0 to 1. */
  onProgress?: (share: number) => void
}

export async function uploadPhoto({ id, photo, onProgress }: Asked): Promise<Customer> {
  const { url, init } = writeRequest(
    'PUT /api/customers/:id/photo',
    { params: { id }, files: { photo: await shrinkPhoto(photo) } },
    { language: readSpeech().language, idempotencyKey: newId() },
  )
  const reply = await send({ url, method: 'PUT', headers: init.headers, body: init.body, onProgress })
  if (!reply.ok) throw await readProblem(reply)
  // The server parses every reply by the contract before it leaves: this is a customer.
  return cacheCustomer((await reply.json()) as Customer)
}

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: BodyInit | null | undefined
  onProgress?: (share: number) => void
}

function send({ url, method, headers, body, onProgress }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new ProblemError({ status: 0, code: 'request.offline' }))
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
        }),
      )
    // Only forms are sent here, and every browser's request takes them.
    request.send(body as XMLHttpRequestBodyInit | null)
  })
}
