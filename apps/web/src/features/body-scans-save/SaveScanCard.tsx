import { writeInstantDay } from '@darzi/words/formats.ts'
import { useRef } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useMay, useSession } from '../../data/session.ts'
import { storedUnit } from '../../data/stored-unit.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { sizeText } from '../body-scans/api.ts'
import type { News } from './agree-with-account.ts'
import { RecordScan } from './RecordScan.tsx'
import styles from './SaveScan.module.css'
import { SendScan } from './SendScan.tsx'
import { useSavedScan } from './use-saved-scan.ts'

interface Props {
  scan: StoredScan
  /** Where signing in leads back to. */
  from: string
  onSaved?: () => void
}

/** Where a guest's measuring goes on: into the own account, and from there to a tailor. */
export function SaveScanCard({ scan, from, onSaved }: Props) {
  const t = useT()
  const { user } = useSession()
  const title = t('body-scans-save.card.title')
  return (
    <Card title={title} aria-label={title}>
      <div className={styles.body}>
        <p className={styles.quiet}>{t('body-scans-save.card.numbersOnly')}</p>
        {user ? <OwnScan scan={scan} onSaved={onSaved} /> : <SignInFirst from={from} />}
      </div>
    </Card>
  )
}

function SignInFirst({ from }: { from: string }) {
  const t = useT()
  return (
    <>
      <p>{t('body-scans-save.guest.why')}</p>
      <div className={styles.acts}>
        <ButtonLink kind="primary" to={links.login(from)}>
          {t('body-scans-save.guest.signIn')}
        </ButtonLink>
        <ButtonLink to={links.register(from)}>{t('body-scans-save.guest.signUp')}</ButtonLink>
      </div>
    </>
  )
}

function OwnScan({ scan, onSaved }: Omit<Props, 'from'>) {
  const t = useT()
  const language = useLanguage()
  const mayRecord = useMay('measurements.write')
  const acts = useRef<HTMLDivElement>(null)
  const { saved, whose, isAsked, isCurrent, isSaving, sending, ...asked } = useSavedScan(scan, onSaved)
  const { problem, unanswered, news, save, askAgain } = asked
  return (
    <>
      {news && <Elsewhere news={news} />}
      <TextField
        label={t('body-scans-save.own.whose')}
        hint={t('body-scans-save.own.whoseHint')}
        value={whose.text}
        onChange={({ target }) => whose.setText(target.value)}
        maxLength={120}
        autoComplete="off"
      />
      <div ref={acts} tabIndex={-1} className={styles.acts}>
        {!isCurrent && (
          <Button kind="primary" isBusy={isSaving} disabled={!isAsked} onClick={() => void save()}>
            {t(saved ? 'body-scans-save.own.saveChange' : 'body-scans-save.own.save')}
          </Button>
        )}
        <p role="status">
          {isCurrent &&
            saved &&
            t('body-scans-save.own.saved', { day: writeInstantDay(saved.savedAt, language) })}
        </p>
      </div>
      <FormError>{problem !== undefined && problemSentence(problem, t)}</FormError>
      {unanswered !== undefined && (
        <>
          <FormError>{t('body-scans-save.own.unanswered')}</FormError>
          <Button
            onClick={() => {
              // The button goes with what it tells.
              acts.current?.focus()
              askAgain()
            }}
          >
            {t('body-scans-save.own.askAgain')}
          </Button>
        </>
      )}
      {mayRecord ? (
        <RecordScan scan={scan} />
      ) : (
        <SendScan
          scan={scan}
          name={whose.name}
          isReady={isAsked}
          isChanged={!isCurrent}
          sentTo={saved?.sentTo ?? []}
          {...sending}
        />
      )}
    </>
  )
}

/** Another device has put the sizes right since: they are shown as they are now, and what was read here otherwise is said. */
function Elsewhere({ news: { otherwise } }: { news: News }) {
  const t = useT()
  const unit = storedUnit()
  const sizes = otherwise.map(
    ({ site, mm }) => `${t(`measurement-fields.${site}.name`)} ${sizeText(mm, unit, t)}`,
  )
  return (
    <p role="status">
      {t('body-scans-save.own.elsewhere')}
      {sizes.length > 0 && ` ${t('body-scans-save.own.otherwise', { sizes: sizes.join(', ') })}`}
    </p>
  )
}
