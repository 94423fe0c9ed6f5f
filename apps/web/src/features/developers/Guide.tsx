import { useT } from '../../words/use-t.ts'
import styles from './Developers.module.css'
import type { DescribedApi } from './described-api.ts'

const parts = {
  auth: ['make', 'scopes', 'safe'],
  limits: ['rate', 'pages', 'repeats', 'units'],
  hooks: ['what', 'answer', 'repeat', 'stopped'],
} as const

/** What is the same for every call. */
export function Guide({ described }: { described: DescribedApi | undefined }) {
  const t = useT()
  return (
    <>
      <Part name="auth">
        <Code>{requestSample(location.origin)}</Code>
      </Part>
      <Part name="limits" params={{ count: described?.perMinute ?? 120 }} />
      <section aria-labelledby="errors" className={styles.part}>
        <h2 id="errors">{t('developers.errors.title')}</h2>
        <p>{t('developers.errors.why')}</p>
        <Errors />
      </section>
      <Part name="hooks">
        <Code>{messageSample}</Code>
        {described && (
          <p>
            {t('developers.hooks.events')}:{' '}
            {described.events.map((event) => (
              <code key={event}>{event} </code>
            ))}
          </p>
        )}
        <p>{t('developers.hooks.verify')}</p>
        <Code>{verifySample}</Code>
      </Part>
    </>
  )
}

interface PartProps {
  name: keyof typeof parts
  params?: Record<string, number>
  children?: React.ReactNode
}

function Part({ name, params, children }: PartProps) {
  const t = useT()
  return (
    <section aria-labelledby={name} className={styles.part}>
      <h2 id={name}>{t(`developers.${name}.title`)}</h2>
      <ul className={styles.points}>
        {parts[name].map((point) => (
          <li key={point}>{t(`developers.${name}.${point}`, params)}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** The words of each have the second part of its code for a key. */
const errors = [
  ['401', 'access.keyUnknown'],
  ['401', 'access.keyEnded'],
  ['401', 'access.keyRevoked'],
  ['403', 'access.keyPlan'],
  ['403', 'access.keyScope'],
  ['403', 'access.keyNotHere'],
  ['400', 'request.invalid'],
  ['404', 'request.notFound'],
  ['429', 'request.tooMany'],
] as const

function Errors() {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keys
    <section className={styles.wide} aria-label={t('developers.errors.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('developers.errors.code')}</th>
            <th scope="col">{t('developers.errors.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(([status, code]) => (
            <tr key={code}>
              <th scope="row">
                <code>
                  {status} {code}
                </code>
              </th>
              <td>{t(`developers.errors.${code.replace(/.*\./, '')}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function Code({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
    <pre className={styles.code} tabIndex={0}>
      <code>{children}</code>
    </pre>
  )
}

/** Samples a developer starts from; code is the same in every language. */
const requestSample = (origin: string) => `curl ${origin}/api/orders?limit=20 \\
  -H "Authorization: Bearer darzi_…"`

const messageSample = `POST /your/path HTTP/1.1
Content-Type: application/json
Darzi-Event: order.state_changed
Darzi-Event-Id: 01a21b4e-…
Darzi-Signature: t=1795766400,v1=5f3a…

{"id":"01a21b4e-…","type":"order.state_changed","at":"2026-11-27T08:00:00.000Z",
 "shopId":"01a21a02-…","data":{"orderId":"01a21b3f-…","state":"ready"}}`

const verifySample = `import { createHmac, timingSafeEqual } from 'node:crypto'

function isFromDarzi(header, body, secret) {
  const { t, v1 } = Object.fromEntries(header.split(',').map((part) => part.split('=')))
  const expected = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest()
  const given = Buffer.from(v1, 'hex')
  const isFresh = Math.abs(Date.now() / 1000 - Number(t)) < 300
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected)
}`
