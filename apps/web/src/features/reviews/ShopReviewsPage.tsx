import type { Review } from '@darzi/contract/reviews.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useMay } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PhotoStrip } from '../../ui/PhotoStrip.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { ReportButton } from '../reports/api.ts'
import styles from './Reviews.module.css'
import { replyToReview, reportReview, useShopReviews } from './review-data.ts'

/** What customers said of the shop, the newest first: answered here, or reported. */
export default function ShopReviewsPage() {
  const t = useT()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useShopReviews()
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <>
      <ScreenHeader title={t('reviews.shop.title')} />
      {!rows && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <SkeletonRows rows={4} rowHeight={96} />}
      {rows?.length === 0 && (
        <EmptyState title={t('reviews.shop.none')}>{t('reviews.shop.noneWhy')}</EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.list} aria-label={t('reviews.shop.title')}>
          {rows.map((review) => (
            <li key={review.id} className={styles.row}>
              <ReviewRow review={review} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('reviews.shop.more')}
        </Button>
      )}
    </>
  )
}

function ReviewRow({ review }: { review: Review }) {
  const t = useT()
  const mayWrite = useMay('shop.write')
  const [isAnswering, setAnswering] = useState(false)
  const { id, author, stars, words, reply, photos, at, isHidden } = review
  return (
    <>
      <p className={styles.head}>
        <span>
          <strong>{author}</strong> · {t('reviews.shop.stars', { stars })} · <AgoText at={at} />
        </span>
        {isHidden && <Badge tone="marigold">{t('reviews.shop.hidden')}</Badge>}
      </p>
      {words && <p className={styles.words}>{words}</p>}
      <PhotoStrip photos={photos} nameOf={(number) => t('reviews.shop.photo', { number, name: author })} />
      {reply && !isAnswering && (
        <blockquote className={styles.reply}>
          <p className={styles.soft}>{t('reviews.shop.yourReply')}</p>
          <p className={styles.words}>{reply}</p>
        </blockquote>
      )}
      {mayWrite && isAnswering && <ReplyForm review={review} onDone={() => setAnswering(false)} />}
      {mayWrite && !isAnswering && (
        <div className={styles.acts}>
          <Button
            aria-label={t('reviews.shop.answerTo', { name: author })}
            onClick={() => setAnswering(true)}
          >
            {t(reply ? 'reviews.shop.change' : 'reviews.shop.answer')}
          </Button>
          {!isHidden && (
            <ReportButton
              of={t('reviews.shop.reportOf', { name: author })}
              send={(why) => reportReview(id, why)}
            >
              {t('reviews.shop.report')}
            </ReportButton>
          )}
        </div>
      )}
    </>
  )
}

function ReplyForm({ review: { id, reply = '' }, onDone }: { review: Review; onDone: () => void }) {
  const t = useT()
  const form = useForm({ initialValues: { words: reply } })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ words }) => {
      await replyToReview(id, words)
      form.resetDirty()
      toastDone(t(words.trim() ? 'reviews.shop.answered' : 'reviews.shop.takenAway'))
      onDone()
    },
  })
  useUnsavedForm(form.isDirty())
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextArea
        {...form.getInputProps('words')}
        label={t('reviews.shop.yourReply')}
        hint={t('reviews.shop.replyHint')}
        maxLength={2000}
        rows={3}
      />
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('reviews.shop.send')}
        </Button>
        <Button onClick={onDone}>{t('reviews.shop.cancel')}</Button>
      </div>
    </form>
  )
}
