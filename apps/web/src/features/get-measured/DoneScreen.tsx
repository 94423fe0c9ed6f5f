import { useEffect, useRef } from 'react'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './GetMeasured.module.css'

interface Props {
  orderId: string
  onAnother: () => void
}

/** The form has come to the shop: its order id, and what happens now. */
export default function DoneScreen({ orderId, onAnother }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  return (
    <div className={styles.page}>
      <section className={styles.done}>
        <h1 ref={heading} tabIndex={-1}>
          {t('get-measured.done.title')}
        </h1>
        <p>{t('get-measured.done.order')}</p>
        <p className={styles.orderId}>{orderId}</p>
        <p>{t('get-measured.done.next')}</p>
        <div className={styles.acts}>
          <Button kind="primary" isLarge onClick={onAnother}>
            {t('get-measured.done.another')}
          </Button>
          <ButtonLink to={links.trackOrder()} isLarge>
            {t('get-measured.done.track')}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
