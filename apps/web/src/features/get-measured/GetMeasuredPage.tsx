import { lazy, Suspense, useState } from 'react'
import { useWhichShop } from '../../data/use-help-shop.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { hereByNow } from '../../ui/here-by-now.ts'
import { useT } from '../../words/use-t.ts'
import styles from './GetMeasured.module.css'

/** The form comes a moment after the page that says what it is for. */
const fields = import('./MeasuredFields.tsx')
const MeasuredFields = lazy(hereByNow(fields))
const WhichShop = lazy(async () => ({ default: (await import('../../shell/WhichShop.tsx')).WhichShop }))
const DoneScreen = lazy(() => import('./DoneScreen.tsx'))

/** The customer's own measurement form; what it sends waits as an order for the shop's approval. */
export default function GetMeasuredPage() {
  const t = useT()
  const [orderId, setOrderId] = useState<string>()
  const { shop, isUnclear, wish, choose } = useWhichShop()
  const [isChoosing, setChoosing] = useState(false)
  if (orderId)
    return (
      <Suspense>
        <DoneScreen orderId={orderId} onAnother={() => setOrderId(undefined)} />
      </Suspense>
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('get-measured.page.title')}</h1>
        <p>{t('get-measured.page.ways')}</p>
        {shop && !isChoosing && (
          <p className={styles.shop}>
            {t('get-measured.page.shop', { shop: shop.name })}{' '}
            <Button kind="quiet" onClick={() => setChoosing(true)}>
              {t('get-measured.page.otherShop')}
            </Button>
          </p>
        )}
      </header>
      <PhotoWay shop={wish} />
      {(isUnclear || isChoosing) && (
        <Suspense>
          <WhichShop
            onChoose={(id) => {
              setChoosing(false)
              choose(id)
            }}
          >
            {t('get-measured.page.chooseFirst')}
          </WhichShop>
        </Suspense>
      )}
      {(shop || wish) && !isUnclear && !isChoosing && (
        <>
          <div className={styles.way}>
            <h2>{t('get-measured.way.tape')}</h2>
            <p>{t('get-measured.page.lede')}</p>
          </div>
          <Suspense>
            <MeasuredFields key={wish} shop={wish} onSent={setOrderId} />
          </Suspense>
        </>
      )}
    </div>
  )
}

/** The other way to be measured: by two photos, on this device. */
function PhotoWay({ shop }: { shop: string | undefined }) {
  const t = useT()
  return (
    <section className={styles.photoWay}>
      <h2>{t('get-measured.way.photo')}</h2>
      <p>{t('get-measured.way.photoWhy')}</p>
      <ButtonLink to={links.upload({ shop })} kind="primary" isLarge>
        {t('get-measured.way.photoAct')}
      </ButtonLink>
    </section>
  )
}
