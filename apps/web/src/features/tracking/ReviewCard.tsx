import type { LinkedReview } from '@darzi/contract/reviews.ts'
import { mostReviewPhotos } from '@darzi/tailoring/market/reviews.ts'
import { Star } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { PhotoButton } from '../../shell/PhotoButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PhotoStrip } from '../../ui/PhotoStrip.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { ledHere } from './led-here.ts'
import styles from './Tracking.module.css'

const ledToReview = ledHere('#review')

/** What the customer says of an order they received: once, and for all to read. */
export default function ReviewCard({ token }: { token: string }) {
  const t = useT()
  const [linked, setLinked] = useState<LinkedReview>()
  useEffect(() => {
    let isLeft = false
    // Without an answer the page stands as before: a review can wait.
    call('GET /api/track/:token/review', { params: { token } }).then(
      (answer) => !isLeft && setLinked(answer),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [token])
  if (!linked || (!linked.can.review && !linked.review)) return null
  const { review } = linked
  return (
    <section className={styles.card} aria-labelledby="review">
      <h2 id="review" ref={ledToReview}>
        {t(review ? 'tracking.review.said' : 'tracking.review.title')}
      </h2>
      {review ? (
        <Said token={token} review={review} onChange={setLinked} />
      ) : (
        <ReviewForm token={token} onSaid={setLinked} />
      )}
    </section>
  )
}

interface SaidProps {
  token: string
  review: NonNullable<LinkedReview['review']>
  onChange: (linked: LinkedReview) => void
}

function Said({ token, review, onChange }: SaidProps) {
  const t = useT()
  const { isBusy, problem, add } = useAddPhoto(token, onChange)
  return (
    <div role="status" className={styles.online}>
      <p>{t('tracking.review.stars', { count: review.stars })}</p>
      {review.isHidden && <p className={styles.small}>{t('tracking.review.hidden')}</p>}
      {review.words && <blockquote className={styles.words}>{review.words}</blockquote>}
      <PhotoStrip photos={review.photos} nameOf={(number) => t('tracking.review.photo', { number })} />
      {!review.isHidden && review.photos.length < mostReviewPhotos && (
        <>
          <p className={styles.small}>{t('tracking.review.photosWhy', { most: mostReviewPhotos })}</p>
          <PhotoButton label={t('tracking.review.addPhoto')} isBusy={isBusy} onPhoto={add} />
        </>
      )}
      <FormError>{problem}</FormError>
      {review.reply && (
        <>
          <p className={styles.small}>{t('tracking.review.reply')}</p>
          <blockquote className={styles.words}>{review.reply}</blockquote>
        </>
      )}
    </div>
  )
}

function useAddPhoto(token: string, onChange: (linked: LinkedReview) => void) {
  const t = useT()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function add(photo: File) {
    setBusy(true)
    setProblem(undefined)
    try {
      onChange(await call('POST /api/track/:token/review/photos', { params: { token }, files: { photo } }))
    } catch (error) {
      setProblem(problemSentence(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, add: (photo: File) => void add(photo) }
}

const stars = ['1', '2', '3', '4', '5'] as const

function ReviewForm({ token, onSaid }: { token: string; onSaid: (linked: LinkedReview) => void }) {
  const t = useT()
  const words = useRef<HTMLTextAreaElement>(null)
  const [chosen, setChosen] = useState<(typeof stars)[number]>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (!chosen) return setProblem(t('tracking.review.choose'))
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { stars: Number(chosen), words: words.current?.value.trim() || undefined }
      onSaid(await call('POST /api/track/:token/review', { params: { token }, body }))
    } catch (error) {
      setProblem(problemSentence(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <p>{t('tracking.review.ask')}</p>
      <Chips
        label={t('tracking.review.title')}
        chips={stars.map((key) => ({
          key,
          label: <StarFace of={t('tracking.review.stars', { count: Number(key) })} count={key} />,
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <TextArea ref={words} label={t('tracking.review.words')} maxLength={2000} isOptional />
      <FormError>{problem}</FormError>
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {t('tracking.review.send')}
      </Button>
    </form>
  )
}

/** Short enough that all five stand in one row of a phone; read out whole. */
function StarFace({ of, count }: { of: string; count: string }) {
  return (
    <>
      <span aria-hidden="true" className={styles.starFace}>
        {count}
        <Star size={14} />
      </span>
      <span className="onlyRead">{of}</span>
    </>
  )
}
