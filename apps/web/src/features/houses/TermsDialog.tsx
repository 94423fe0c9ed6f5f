import type { Partnership } from '@darzi/contract/house-shapes.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { changePartner } from './house-data.ts'
import { rateIn, TermsFields } from './TermsFields.tsx'

/** Tier of a partner, another rate to ask it for, or its end; orders that were given before keep their rate. */
export function TermsDialog({ partner, onClose }: { partner: Partnership; onClose: () => void }) {
  const t = useT()
  const [rate, setRate] = useState(String((partner.proposedRateBp ?? partner.rateBp) / 100))
  const [tier, setTier] = useState(partner.tier)
  const [busy, setBusy] = useState<'save' | 'end'>()
  const [failure, setFailure] = useState<string>()
  async function change(which: 'save' | 'end') {
    const rateBp = rateIn(rate)
    if (rateBp === undefined) return
    setBusy(which)
    setFailure(undefined)
    try {
      await changePartner(partner.id, which === 'end' ? { state: 'ended' } : { rateBp, tier })
      toastDone(t('houses.terms.done'))
      onClose()
    } catch (error) {
      setFailure(problemSentence(error, t))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Dialog
      title={partner.tailor}
      isOpen
      onClose={onClose}
      isForm
      actions={
        <>
          <Button kind="danger" isBusy={busy === 'end'} onClick={() => void change('end')}>
            {t('houses.terms.end')}
          </Button>
          <Button kind="primary" isBusy={busy === 'save'} onClick={() => void change('save')}>
            {t('houses.terms.save')}
          </Button>
        </>
      }
    >
      <FormError>{failure}</FormError>
      <div className={styles.part}>
        <TermsFields rate={rate} onRate={setRate} tier={tier} onTier={setTier} />
        {partner.state !== 'invited' && <p className={styles.soft}>{t('houses.terms.asks')}</p>}
        <p className={styles.soft}>{t('houses.terms.before')}</p>
      </div>
    </Dialog>
  )
}
