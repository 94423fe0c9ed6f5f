import { Check, ShoppingBag, UserPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import type { ChosenPhoto } from '../../data/use-draft-photos.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { PhotoProgress, usePhotoUpload } from '../customers/api.ts'
import styles from './AddedScreen.module.css'
import { OrderTaken } from './long-form/OrderTaken.tsx'
import type { Saved } from './long-form/send-form.ts'

interface Props extends Saved {
  /** Chosen in the form; it is sent now that the record stands. */
  photo?: File
  clothPhotos: readonly ChosenPhoto[]
  onAgain: () => void
}

/** The record stands, and what was saved with it: the numbers, and where to go from here. */
export function AddedScreen({ customer, record, order, photo, clothPhotos, onAgain }: Props) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  const { progress, problem, stored, retry } = usePhotoUpload(customer.id, photo)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.added} aria-labelledby="added-title">
      <div className={styles.face}>
        <Avatar name={customer.name} photoUrl={stored?.photo?.thumbUrl} size={96} />
        <span className={styles.tick} aria-hidden="true">
          <Check size={22} strokeWidth={3} />
        </span>
      </div>
      <h2 id="added-title" ref={title} tabIndex={-1} className={styles.title}>
        {t('customers-form.added.title', { name: customer.name })}
      </h2>
      <p className={styles.number}>{t('customers-form.added.number', { number: customer.number })}</p>
      {record && <p>{t('customers-form.added.sizes', { count: record.values.length })}</p>}
      {order && <OrderTaken order={order} phone={customer.phone} photos={clothPhotos} />}
      <PhotoProgress share={progress} />
      {problem !== undefined && (
        <div role="alert" className={styles.problem}>
          <p>{t('customers-form.added.photoFailed', { why: problemSentence(problem, t) })}</p>
          {isOfPicture(problem) ? (
            <ButtonLink to={links.editCustomer(customer.id)}>
              {t('customers-form.added.photoOther')}
            </ButtonLink>
          ) : (
            <Button onClick={retry}>{t('customers-form.added.photoAgain')}</Button>
          )}
        </div>
      )}
      <div className={styles.ways}>
        <ButtonLink
          to={order ? links.order(order.id) : links.newOrder({ customer: customer.id })}
          kind="primary"
          isLarge
          icon={<ShoppingBag size={22} aria-hidden="true" />}
        >
          {t(order ? 'customers-form.added.openOrder' : 'customers-form.added.order')}
        </ButtonLink>
        <Button isLarge icon={<UserPlus size={22} aria-hidden="true" />} onClick={onAgain}>
          {t('customers-form.added.again')}
        </Button>
        <ButtonLink to={links.customer(customer.id)} isLarge>
          {t('customers-form.added.open')}
        </ButtonLink>
        <ButtonLink to={links.tailorDashboard()} kind="plain" isLarge>
          {t('customers-form.added.dashboard')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The picture itself was refused: sending it again would be refused again. */
const isOfPicture = (problem: unknown) =>
  problem instanceof ProblemError && problem.code.startsWith('images.')
