/** Samples a developer starts from; code is the same in every language. */
export const requestSample = (origin: string) => `curl ${origin}/api/orders?limit=20 \\
  -H "Authorization: Bearer darzi_…"`

export const messageSample = `POST /your/path HTTP/1.1
Content-Type: application/json
Darzi-Event: order.state_changed
Darzi-Event-Id: 01a21b4e-6d0c-7a41-9d62-0c2b5d3c9f10
Darzi-Signature: t=1795766400,v1=5f3a…

{"id":"01a21b4e-…","type":"order.state_changed","at":"2026-11-27T08:00:00.000Z",
 "shopId":"01a21a02-…","data":{"orderId":"01a21b3f-…","state":"ready"}}`

export const verifySample = `import { createHmac, timingSafeEqual } from 'node:crypto'

function isFromDarzi(header, body, secret) {
  const { t, v1 } = Object.fromEntries(header.split(',').map((part) => part.split('=')))
  const expected = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest()
  const given = Buffer.from(v1, 'hex')
  const isFresh = Math.abs(Date.now() / 1000 - Number(t)) < 300
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected)
}`
