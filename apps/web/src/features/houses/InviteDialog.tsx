import type { TailorToInvite } from '@darzi/contract/house-shapes.ts'
import { usualRateBp } from '@darzi/tailoring/houses/commission.ts'
import type { Tier } from '@darzi/tailoring/houses/suggest.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { findTailors, invitePartner } from './house-data.ts'
import { rateIn, TermsFields } from './TermsFields.tsx'

/** Finds a tailor by name, city or phone, and invites them at a rate. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<TailorToInvite[]>()
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
  const invite = ({ id, name }: TailorToInvite) =>
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
        {found?.map((tailor) => (
          <li key={tailor.id} className={styles.row}>
            <Tailor tailor={tailor} />
            <div className={styles.acts}>
              <HonestButton
                kind="primary"
                isBusy={busy === tailor.id}
                reason={tailor.whyNot && t(`houses.invite.why.${tailor.whyNot}`)}
                onClick={() => void invite(tailor)}
              >
                {t('houses.invite.submit', { tailor: tailor.name })}
              </HonestButton>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** What anybody may know of a tailor: badge, stars and their own page, which opens beside this one. */
function Tailor({ tailor }: { tailor: TailorToInvite }) {
  const t = useT()
  const { name, address, slug, rating, reviews, isVerified } = tailor
  return (
    <div>
      <div className={styles.head}>
        <strong>{name}</strong>
        {isVerified && <Badge tone="leaf">{t('houses.invite.verified')}</Badge>}
      </div>
      {address && <p className={styles.soft}>{address}</p>}
      <p className={styles.soft}>
        {rating === undefined
          ? t('houses.invite.noReviews')
          : t('houses.invite.stars', { rating: rating.toFixed(1), count: reviews })}
      </p>
      {slug && (
        <ButtonLink to={links.tailor(slug)} target="_blank">
          {t('houses.invite.page')}
        </ButtonLink>
      )}
    </div>
  )
}
