import { usualRateBp } from '@darzi/tailoring/houses/commission.ts'
import type { Tier } from '@darzi/tailoring/houses/suggest.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { findTailors, invitePartner } from './house-data.ts'
import { rateIn, TermsFields } from './TermsFields.tsx'

type Found = Awaited<ReturnType<typeof findTailors>>[number]

/** Finds a tailor by name, city or phone, and invites them at a rate. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found[]>()
  const [rate, setRate] = useState(String(usualRateBp / 100))
  const [tier, setTier] = useState<Tier>('standard')
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()
  async function doing(what: string, work: () => Promise<void>) {
    setBusy(what)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(problemSentence(error, t))
    } finally {
      setBusy(undefined)
    }
  }
  const search = () => doing('find', async () => setFound(await findTailors(words)))
  const rateBp = rateIn(rate)
  const invite = ({ id, name }: Found) =>
    doing(id, async () => {
      if (rateBp === undefined) return setFailure(t('houses.terms.rateWrong'))
      await invitePartner({ tailorId: id, rateBp, tier })
      toastDone(t('houses.invite.done', { tailor: name }))
      onClose()
    })
  return (
    <Dialog title={t('houses.invite.title')} isOpen onClose={onClose} isForm>
      <FormError>{failure}</FormError>
      <form
        className={styles.part}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim()) void search()
        }}
      >
        <TermsFields rate={rate} onRate={setRate} tier={tier} onTier={setTier} />
        <TextField
          label={t('houses.invite.find')}
          hint={t('houses.invite.hint')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" isBusy={busy === 'find'}>
          {t('houses.invite.search')}
        </Button>
      </form>
      <div role="status">{found?.length === 0 && <p>{t('houses.invite.nobody')}</p>}</div>
      <ul className={styles.list}>
        {found?.map((shop) => (
          <li key={shop.id} className={styles.line}>
            <span>
              <strong>{shop.name}</strong>
              {shop.address && <span className={styles.soft}> {shop.address}</span>}
            </span>
            <Button kind="primary" isBusy={busy === shop.id} onClick={() => void invite(shop)}>
              {t('houses.invite.submit', { tailor: shop.name })}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
