import type { Review } from '@darzi/contract/reviews.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { PhotoStrip } from '../../ui/PhotoStrip.tsx'
import { useT } from '../../words/use-t.ts'
import { ReportButton } from '../reports/api.ts'
import styles from './FindTailors.module.css'

interface Shown {
  rows: readonly Review[]
  next?: string
  error?: unknown
}
const perPage = 10

/** What customers said of the orders they received, newest first. */
export function TailorReviews({ slug, shop }: { slug: string; shop: string }) {
  const t = useT()
  const [shown, setShown] = useState<Shown>({ rows: [] })
  async function more(before: Shown) {
    try {
      const query = { limit: perPage, after: before.next }
      const { rows, next } = await call('GET /api/tailors/:slug/reviews', { params: { slug }, query })
      setShown({ rows: [...before.rows, ...rows], next })
    } catch (error) {
      setShown({ ...before, error })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tailor begins anew
  useEffect(() => void more({ rows: [] }), [slug])
  return (
    <section className={styles.part} aria-labelledby="reviews">
      <h2 id="reviews">{t('find-tailors.reviews.title')}</h2>
      <ul className={styles.reviews}>
        {shown.rows.map(({ id, author, stars, words, reply, photos, at }) => (
          <li key={id}>
            <p>
              <strong>{author}</strong> · {t('find-tailors.reviews.stars', { stars })} · <AgoText at={at} />
            </p>
            {words && <p className={styles.about}>{words}</p>}
            <PhotoStrip
              photos={photos}
              nameOf={(number) => t('find-tailors.reviews.photo', { number, name: author })}
            />
            {reply && (
              <blockquote className={styles.reply}>
                <p className={styles.soft}>{t('find-tailors.reviews.reply', { shop })}</p>
                <p className={styles.about}>{reply}</p>
              </blockquote>
            )}
            <div className={styles.small}>
              <ReportButton
                of={t('find-tailors.report.reviewOf', { name: author })}
                send={(body) =>
                  call('POST /api/tailors/:slug/reviews/:id/report', { params: { slug, id }, body })
                }
              >
                {t('find-tailors.report.review')}
              </ReportButton>
            </div>
          </li>
        ))}
      </ul>
      {shown.error !== undefined && (
        <Failed why={problemSentence(shown.error, t)} onRetry={() => void more(shown)} />
      )}
      {shown.next && <Button onClick={() => void more(shown)}>{t('find-tailors.reviews.more')}</Button>}
    </section>
  )
}
