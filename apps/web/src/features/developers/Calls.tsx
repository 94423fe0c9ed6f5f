import { useT } from '../../words/use-t.ts'
import styles from './Developers.module.css'
import type { DescribedApi, DescribedCall } from './described-api.ts'
import { Code } from './Guide.tsx'

/** Every call a key may make, by what it is about. */
export function Calls({ groups }: Pick<DescribedApi, 'groups'>) {
  const t = useT()
  return groups.map(({ tag, calls }) => (
    <section key={tag} aria-labelledby={`calls-${tag}`}>
      <h3 id={`calls-${tag}`}>{t(`developers.tag.${tag}`)}</h3>
      {calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </section>
  ))
}

function Call({ call: { method, path, summary, scope, parameters, body, answer } }: { call: DescribedCall }) {
  const t = useT()
  return (
    <details className={styles.call}>
      <summary>
        <code>
          <b>{method}</b> {path}
        </code>
        <span lang="en">{summary}</span>
      </summary>
      <p>
        {t('developers.call.scope')}: <code>{scope}</code>
      </p>
      {parameters.length > 0 && (
        <>
          <h4>{t('developers.call.parameters')}</h4>
          <ul className={styles.points}>
            {parameters.map(({ name, place, isRequired, shape }) => (
              <li key={`${place} ${name}`}>
                <code>{name}</code> <span className={styles.soft}>{place}</span> <code>{shape}</code>{' '}
                {isRequired && <span className={styles.soft}>{t('developers.call.required')}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {body && (
        <>
          <h4>{t('developers.call.body')}</h4>
          <Code>{body}</Code>
        </>
      )}
      <h4>{t('developers.call.answer')}</h4>
      <Code>{answer}</Code>
    </details>
  )
}
