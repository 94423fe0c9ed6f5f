import { writeInstantDay } from '@darzi/words/formats.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { useSession } from '../../data/session.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { copyLink, wholeAddress } from './calendar-data.ts'
import styles from './Form.module.css'

/** The secret address of one's own calendar for other programs: made, copied once, ended. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const { data, refetch } = useQuery({
    queryKey: ['calendar', 'feed'],
    queryFn: ({ signal }) => call('GET /api/calendar/feed', undefined, { signal }),
  })
  const [address, setAddress] = useState<string>()
  async function act(work: () => Promise<string | undefined>) {
    try {
      setAddress(await work())
      await refetch()
    } catch (error) {
      toastProblem(error)
    }
  }
  const make = () => act(async () => wholeAddress((await call('POST /api/calendar/feed')).path))
  const revoke = () => act(async () => void (await call('DELETE /api/calendar/feed')))
  return (
    <Dialog
      title={t('calendar.feed.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          {data?.madeAt && (
            <Button kind="danger" onClick={() => void revoke()}>
              {t('calendar.feed.revoke')}
            </Button>
          )}
          <Button kind={address ? 'quiet' : 'primary'} onClick={() => void make()}>
            {t(data?.madeAt ? 'calendar.feed.anew' : 'calendar.feed.make')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('calendar.feed.why')}</p>
        {address && (
          <>
            <TextField
              readOnly
              label={t('calendar.feed.address')}
              value={address}
              hint={t('calendar.feed.once')}
            />
            <div className={styles.acts}>
              <Button kind="primary" onClick={() => void copyLink(address)}>
                {t('calendar.feed.copy')}
              </Button>
            </div>
          </>
        )}
        {!address && data?.madeAt && (
          <p>{t('calendar.feed.since', { day: writeInstantDay(data.madeAt, language, shop?.timeZone) })}</p>
        )}
      </div>
    </Dialog>
  )
}
