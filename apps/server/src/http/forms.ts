import { createHash } from 'node:crypto'
import type { AnyRoute } from '@darzi/contract/route.ts'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, fieldError } from './app-error.ts'

export interface UploadedFile {
  filename: string
  contentType: string
  bytes: Buffer
}
export interface Form {
  fields: Record<string, string>
  files: Record<string, UploadedFile>
}

/** Uploads are at most this large, each (PRODUCT.md 8). */
export const maxFileBytes = 10 * 1024 * 1024
export const formLimits = {
  fileSize: maxFileBytes,
  files: 4,
  fields: 80,
  fieldSize: 20_000,
  parts: 84,
  headerPairs: 20,
}

/** Reads a multipart form into memory, within formLimits; each name once. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('request.unsupportedType')
  return readParts(request).catch((error: unknown) => {
    // What the parser says of a form that is cut off or no form at all carries no code.
    throw error instanceof Error && 'code' in error ? error : new AppError('request.malformed')
  })
}

/** No file under a name the route does not take; where it takes no fields, none of those (else its shape says which). */
export function refuseUnknown({ fields, files }: Form, route: AnyRoute) {
  const unknown = [
    ...Object.keys(files).filter((name) => !route.files?.includes(name)),
    ...(route.body ? [] : Object.keys(fields)),
  ]
  if (unknown.length === 0) return
  const errors = unknown.map((field) => ({ field, code: 'unknown' }))
  throw new AppError('request.invalid', {}, errors)
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = { fields: {}, files: {} }
  for await (const part of request.parts({ limits: formLimits })) {
    const { fieldname: name } = part
    if (name in form.fields || name in form.files) throw fieldError(name, 'request.malformed')
    if (part.type === 'field') form.fields[part.fieldname] = String(part.value)
    else
      form.files[part.fieldname] = {
        filename: part.filename,
        contentType: part.mimetype,
        bytes: await wholeFile(part),
      }
  }
  return form
}

/** Pictures and other files are too large in different words. */
async function wholeFile(part: MultipartFile): Promise<Buffer> {
  try {
    return await part.toBuffer()
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    if (!isTooLarge) throw error
    throw fieldError(part.fieldname, isPhoto(part.fieldname) ? 'images.tooLarge' : 'request.tooLarge')
  }
}

/** `photo`, or one of several: `photo1`, `photo2`. */
const isPhoto = (field: string) => /^photo\d?$/.test(field)

/** What makes two sendings of a form the same. */
export const formDigest = (form: Form) => ({
  fields: form.fields,
  files: Object.entries(form.files).map(([name, file]) => [
    name,
    createHash('sha256').update(file.bytes).digest('hex'),
  ]),
})
