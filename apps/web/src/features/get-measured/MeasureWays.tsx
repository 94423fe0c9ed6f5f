import { useState } from 'react'
import { useWhichShop } from '../../data/use-help-shop.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { WhichShop } from '../../shell/WhichShop.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './GetMeasured.module.css'
import MeasuredFields from './MeasuredFields.tsx'

/** For which tailor the sizes are, and the two ways to tell them: by photo, or by tape in the form. */
export default function MeasureWays({ onSent }: { onSent: (orderId: string) => void }) {
  const t = useT()
  const { shop, isUnclear, wish, choose } = useWhichShop()
  const [isChoosing, setChoosing] = useState(false)
  const isAsked = isUnclear || isChoosing
  return (
    <>
      {shop && !isChoosing && (
        <p className={styles.shop}>
          {t('get-measured.page.shop', { shop: shop.name })}{' '}
          <Button kind="quiet" onClick={() => setChoosing(true)}>
            {t('get-measured.page.otherShop')}
          </Button>
        </p>
      )}
      <PhotoWay shop={wish} />
      {isAsked && (
        <WhichShop
          onChoose={(id) => {
            setChoosing(false)
            choose(id)
          }}
        >
          {t('get-measured.page.chooseFirst')}
        </WhichShop>
      )}
      {(shop || wish) && !isAsked && (
        <>
          <div className={styles.way}>
            <h2>{t('get-measured.way.tape')}</h2>
            <p>{t('get-measured.page.lede')}</p>
          </div>
          <MeasuredFields key={wish} shop={wish} onSent={onSent} />
        </>
      )}
    </>
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
