import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { useSession } from '../../../data/session.ts'
import { useShopDay } from '../../../data/shop-day.ts'
import { PhotosField } from '../../../kits/form/PhotosField.tsx'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { Card } from '../../../ui/Card.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useT } from '../../../words/use-t.ts'
import {
  daysOfDraft,
  priceOfDraft,
  sentenceAt,
  TakeDays,
  TakeMoney,
  type TakeProblems,
  useCounterRules,
  useGarments,
} from '../../orders/api.ts'
import { peopleOf, withPeople } from './form-people.ts'
import styles from './LongForm.module.css'
import { OrderPieces } from './OrderPieces.tsx'
import type { LongForm } from './use-long-form.ts'

interface Props {
  form: LongForm
  problems: TakeProblems
}

/** Which garments, of whose cloth, by when and for how much, as on the screen of a new order. */
export function OrderPart({ form, problems }: Props) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const today = useShopDay()
  const rules = useCounterRules()
  const { garments, isKnown, error, refetch } = useGarments()
  if (error && !isKnown) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!isKnown) return <SkeletonRows rows={3} rowHeight={90} />
  const people = peopleOf(form.kept.draft, t('customers-form.order.customer'))
  const order = { ...form.order, draft: withPeople(form.order.draft, people) }
  const { draft } = order
  const errorAt = (field: string) => sentenceAt(problems, field, t)
  const noPieces = form.clothPhotos.length > 0 && draft.pieces.length === 0
  return (
    <div className={styles.order}>
      <OrderPieces
        people={people}
        order={order}
        garments={garments}
        problems={problems}
        currency={currency}
      />
      {noPieces && errorAt('pieces') && (
        <p role="alert" className={styles.problem}>
          {t('customers-form.photos.noPieces')}
        </p>
      )}
      {(draft.pieces.length > 0 || noPieces) && (
        <PhotosField
          label={t('customers-form.photos.cloth')}
          isOptional
          nameOf={(number) => t('customers-form.photos.alt', { number })}
          photos={form.clothPhotos}
          onChange={form.setClothPhotos}
        />
      )}
      {draft.pieces.length > 0 && (
        <>
          <TakeDays
            form={order}
            days={daysOfDraft(draft, garments, { today, ...rules })}
            today={today}
            errorAt={errorAt}
          />
          <TakeMoney
            form={order}
            price={priceOfDraft(draft, garments, { currency, ...rules })}
            currency={currency}
            errorAt={errorAt}
          />
          <Card>
            <TextArea
              label={t('orders-new.notes')}
              hint={t('orders-new.notesHint')}
              isOptional
              rows={2}
              maxLength={4000}
              value={draft.notes}
              onChange={(event) => order.change({ notes: event.target.value })}
            />
          </Card>
        </>
      )}
    </div>
  )
}
