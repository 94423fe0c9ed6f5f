import { useT } from '../../words/use-t.ts'
import styles from './Developers.module.css'
import type { DescribedApi } from './described-api.ts'
import { messageSample, requestSample, verifySample } from './samples.ts'

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

const errors = [
  ['401', 'access.keyUnknown', 'keyUnknown'],
  ['401', 'access.keyEnded', 'keyEnded'],
  ['401', 'access.keyRevoked', 'keyRevoked'],
  ['403', 'access.keyPlan', 'keyPlan'],
  ['403', 'access.keyScope', 'keyScope'],
  ['403', 'access.keyNotHere', 'keyNotHere'],
  ['400', 'request.invalid', 'invalid'],
  ['404', 'request.notFound', 'notFound'],
  ['429', 'request.tooMany', 'tooMany'],
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
          {errors.map(([status, code, meaning]) => (
            <tr key={code}>
              <th scope="row">
                <code>
                  {status} {code}
                </code>
              </th>
              <td>{t(`developers.errors.${meaning}`)}</td>
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
