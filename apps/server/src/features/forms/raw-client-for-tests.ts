/** A multipart body as a browser's FormData writes it, by hand: nothing of ours is between the test and the wire. */
export type Field = string | { filename: string; type: string; bytes: Uint8Array }

const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'

export function multipart(fields: Record<string, Field>) {
  const parts: (string | Uint8Array)[] = []
  for (const [name, value] of Object.entries(fields)) {
    const isText = typeof value === 'string'
    const file = isText ? '' : `; filename="${value.filename}"\r\nContent-Type: ${value.type}`
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`)
    parts.push(isText ? value : value.bytes, '\r\n')
  }
  parts.push(`--${boundary}--\r\n`)
  return {
    payload: Buffer.concat(parts.map((part) => Buffer.from(part))),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
