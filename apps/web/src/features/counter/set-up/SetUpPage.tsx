import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../data/api.ts'
import { beginSession } from '../../../data/session.ts'
import { hasFieldsOf } from '../../../kits/form/stored-draft.ts'
import { useStoredDraft } from '../../../kits/form/use-stored-draft.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { toastProblem } from '../../../shell/toasts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { type Shop, useChangeShop, useShop } from '../../shops/api.ts'
import { PlaceStep } from './PlaceStep.tsx'
import { PricesStep } from './PricesStep.tsx'
import { ReachStep } from './ReachStep.tsx'
import styles from './SetUp.module.css'

const steps = ['place', 'reach', 'prices'] as const
type Step = (typeof steps)[number]

/** A step that was reached stays: an earlier one can be changed without losing what was typed in it. */
const begun = { at: 0, reached: 0 }

/** A new shop's first five minutes: where it is, how it is reached, what it asks; then the first order. */
export default function SetUpPage() {
  const t = useT()
  const { data: shop, error, refetch } = useShop()
  return (
    <>
      <ScreenHeader title={t('set-up.page.title')} />
      {shop ? (
        <Steps shop={shop} />
      ) : error ? (
        <QueryFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} rowHeight={96} />
      )}
    </>
  )
}

function Steps({ shop }: { shop: Shop }) {
  const t = useT()
  const changeShop = useChangeShop()
  const progress = useStoredDraft<typeof begun>({
    feature: 'set-up',
    form: 'progress',
    begun: () => begun,
    fits: (found): found is typeof begun => hasFieldsOf(begun, found),
    isBegun: (now) => now.reached > 0 && now.at < steps.length,
  })
  const { at, reached } = progress.value
  const isDone = at >= steps.length
  const goTo = (place: number) =>
    progress.change((now) => ({ at: place, reached: Math.max(now.reached, place) }))
  const next = () => goTo(at + 1)
  const forms: Record<Step, ReactNode> = {
    place: <PlaceStep shop={shop} onDone={next} />,
    reach: <ReachStep shop={shop} onDone={next} />,
    prices: (
      <PricesStep
        currency={shop.currency}
        onDone={async () => {
          await changeShop({ isSetUp: true })
          next()
        }}
      />
    ),
  }
  return (
    <div className={styles.page}>
      <p>{t('set-up.page.why')}</p>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step} className={styles.step} data-at={place === at} data-done={place < reached}>
            <h2 className={styles.title}>
              <span className={styles.number} aria-hidden="true">
                {place < reached ? <Check size={18} /> : place + 1}
              </span>
              {place !== at && place <= reached ? (
                <button type="button" className={styles.again} onClick={() => goTo(place)}>
                  {t(`set-up.${step}.title`)}
                </button>
              ) : (
                t(`set-up.${step}.title`)
              )}
            </h2>
            {place <= reached && <div hidden={place !== at}>{forms[step]}</div>}
          </li>
        ))}
      </ol>
      {isDone && (
        <section className={styles.ready} role="status">
          <h2>{t('set-up.ready.title')}</h2>
          <p>{t('set-up.ready.why')}</p>
          <div className={styles.acts}>
            <ButtonLink kind="primary" to={links.newOrder()}>
              {t('set-up.ready.order')}
            </ButtonLink>
            <SampleButton />
            <ButtonLink to={links.tailorDashboard()}>{t('set-up.ready.today')}</ButtonLink>
          </div>
        </section>
      )}
    </div>
  )
}

/** An order to try everything out on, before the first that counts. */
function SampleButton() {
  const t = useT()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function onTry() {
    setBusy(true)
    try {
      const { orderId } = await call('POST /api/shop/sample', { body: { name: t('set-up.sample.customer') } })
      await beginSession()
      await navigate(links.order(orderId))
    } catch (error) {
      toastProblem(error)
      setBusy(false)
    }
  }
  return (
    <Button isBusy={isBusy} onClick={() => void onTry()}>
      {t('set-up.ready.sample')}
    </Button>
  )
}
