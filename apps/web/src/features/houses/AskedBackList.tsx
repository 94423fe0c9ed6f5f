import type { AskedBack } from '@darzi/contract/house-shapes.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { giveBack, keepOrder, useAskedBack } from './house-data.ts'

/** What houses ask for though it is cut: it is given back, or kept. */
export function AskedBackList() {
  const t = useT()
  const { data } = useAskedBack()
  if (!data || data.rows.length === 0) return null
  return (
    <section aria-label={t('houses.asked.title')}>
      <h2>{t('houses.asked.title')}</h2>
      <ul className={styles.list}>
        {data.rows.map((asked) => (
          <Row key={asked.orderId} asked={asked} />
        ))}
      </ul>
    </section>
  )
}

function Row({ asked }: { asked: AskedBack }) {
  const t = useT()
  const mayAnswer = useMay('orders.cancel')
  const [busy, setBusy] = useState<'giveBack' | 'keep'>()
  const { orderId, number, house, why } = asked
  async function answer(word: 'giveBack' | 'keep') {
    setBusy(word)
    try {
      await (word === 'keep' ? keepOrder(asked) : giveBack(asked))
      toastDone(t(word === 'keep' ? 'houses.asked.kept' : 'houses.asked.givenBack', { number, house }))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <li className={styles.row}>
      <Link to={links.order(orderId)} className="figures">
        {number}
      </Link>
      <p>
        {t('houses.asked.by', { house })} {why}
      </p>
      {mayAnswer && (
        <div className={styles.acts}>
          <Button isBusy={busy === 'keep'} onClick={() => void answer('keep')}>
            {t('houses.asked.keep')}
          </Button>
          <Button isBusy={busy === 'giveBack'} onClick={() => void answer('giveBack')}>
            {t('houses.asked.giveBack')}
          </Button>
        </div>
      )}
    </li>
  )
}
