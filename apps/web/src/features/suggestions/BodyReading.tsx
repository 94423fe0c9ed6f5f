import type { Reason } from '@darzi/tailoring/suggestions/body-advice.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { useWhom } from '../results/api.ts'
import { readBody } from './read-body.ts'
import styles from './Suggestions.module.css'

/** The colour bands of the spec. */
const tones = { green: 'leaf', blue: 'indigo', yellow: 'marigold', red: 'thread' } as const satisfies Record<
  ReturnType<typeof readBody>['sure']['band'],
  BadgeTone
>

interface Props {
  scan: StoredScan
  hasAdvice: boolean
  /** Of nobody: there is nothing to put into a book. */
  isExample?: boolean
}

export function BodyReading({ scan, hasAdvice, isExample = false }: Props) {
  const t = useT()
  const language = useLanguage()
  const { shape, saidShape, sizes, cuts, cloths, sure } = readBody(scan)
  const { whom } = useWhom(scan.forPerson)
  const day = writeInstantDay(scan.takenAt, language)
  const measured = whom
    ? t('suggestions.body.titleOf', { person: whom.name, day })
    : t('suggestions.body.title', { day })
  const title = isExample ? t('suggestions.demo.read') : measured
  return (
    <div className={styles.rows}>
      <Card title={title}>
        <div className={styles.body}>
          <p>
            <strong>{t(`suggestions.shape.${shape}`)}</strong>{' '}
            <span className={styles.quiet}>{t('suggestions.body.found')}</span>
          </p>
          {saidShape && (
            <p className={styles.quiet}>
              {t('suggestions.body.said', { shape: t(`suggestions.shape.${saidShape}`) })}
            </p>
          )}
          <dl className={styles.figures}>
            {(['chest', 'waist', 'hips'] as const).map((site) => (
              <div key={site}>
                <dt>{t(`measurement-fields.${site}.name`)}</dt>
                <dd>{t('suggestions.body.cm', { cm: showTenths(sizes[site] / 10) })}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Badge tone={tones[sure.band]}>
              {t('suggestions.body.sure', { percent: Math.round(sure.share * 100) })}
            </Badge>{' '}
            <span className={styles.quiet}>
              {t('suggestions.body.sureWhy', { sizes: sure.sizes, of: sure.of })}
            </span>
          </p>
          {!isExample && (
            <div className={styles.acts}>
              <ButtonLink kind="primary" to={links.results()}>
                {t('suggestions.body.all')}
              </ButtonLink>
              <ButtonLink to={links.upload({ person: scan.forPerson, back: 'ai-features' })}>
                {t('suggestions.body.takeAgain')}
              </ButtonLink>
            </div>
          )}
        </div>
      </Card>
      {hasAdvice && (
        <Advices
          title={t('suggestions.cut.title')}
          of="cut"
          advices={cuts}
          none={t('suggestions.cut.none')}
          shape={shape}
        />
      )}
      {hasAdvice && (
        <Advices title={t('suggestions.cloth.title')} of="cloth" advices={cloths} none="" shape={shape} />
      )}
    </div>
  )
}

interface AdvicesProps {
  title: string
  of: 'cut' | 'cloth'
  advices: readonly { advice: string; reason: Reason }[]
  none: string
  shape: string
}

/** Advice with its reason beside it. */
function Advices({ title, of, advices, none, shape }: AdvicesProps) {
  const t = useT()
  const params = (reason: Reason) =>
    reason.params === 'shape'
      ? t('suggestions.because.shape', { shape: t(`suggestions.shape.${shape}`) })
      : t(`suggestions.because.${reason.params}`, { cm: showTenths(reason.mm / 10) })
  return (
    <Card title={title}>
      {advices.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul className={styles.advices}>
        {advices.map(({ advice, reason }) => (
          <li key={advice}>
            <span>{t(`suggestions.${of}.${advice}`)}</span>
            <span className={styles.quiet}>{params(reason)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
