import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../data/session.ts'
import { storedUnit } from '../../data/stored-unit.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { fetchScreenAhead } from '../../shell/fetch-ahead.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { isOwn, type StoredScan, sizesText, useStoredScan } from '../body-scans/api.ts'
import { alongTo } from './along.ts'
import { downloadScan } from './export-scan.ts'
import styles from './Results.module.css'

const said: Partial<Record<Shared, string>> = {
  sent: 'results.share.sent',
  copied: 'results.share.copied',
  failed: 'results.share.failed',
}

interface Props {
  scan: StoredScan
  /** Nobody else's account shows them, so there is no address to share. */
  isForCustomer: boolean
}

/** Where the numbers lead. */
const next = [
  { to: links.tryOn(), label: 'results.acts.tryOn', isFirst: true },
  { to: links.pattern(), label: 'results.acts.pattern', isFirst: false },
  { to: links.shop(), label: 'results.acts.shop', isFirst: false },
] as const

/** Until then this screen fetches what it shows itself. */
const ownPartsMs = 2000

/** What to do with the numbers next. */
export function ResultActions({ scan, isForCustomer }: Props) {
  const t = useT()
  const { user } = useSession()
  const [search] = useSearchParams()
  // Other screens work with the own person's unless they are told.
  const isUsual = useStoredScan()?.id === scan.id && isOwn(scan)
  const [message, setMessage] = useState<string>()
  useEffect(() => {
    const turn = setTimeout(() => void fetchScreenAhead(links.tryOn()), ownPartsMs)
    return () => clearTimeout(turn)
  }, [])

  async function onShare() {
    const url = `${location.origin}${links.results(user?.id)}`
    const text = sizesText(scan, storedUnit(), t)
    const shared = await sharePage({ title: t('results.page.title'), text, url })
    setMessage(said[shared])
  }

  return (
    <section aria-label={t('results.acts.label')} className={styles.actions}>
      {next.map(({ to, label, isFirst }) => (
        <ButtonLink
          key={to}
          to={isUsual ? to : `${to}?scan=${scan.id}`}
          kind={isFirst ? 'primary' : 'plain'}
          isLarge={isFirst}
        >
          {t(label)}
        </ButtonLink>
      ))}
      <Button kind="plain" onClick={() => downloadScan(scan, isForCustomer ? undefined : user?.id)}>
        {t('results.acts.export')}
      </Button>
      {!isForCustomer && (
        <Button kind="plain" onClick={() => void onShare()}>
          {t('results.acts.share')}
        </Button>
      )}
      <ButtonLink kind="plain" to={links.upload(alongTo(search))}>
        {t('results.acts.again')}
      </ButtonLink>
      {!isForCustomer && (
        <p className={styles.soft}>{t(sharesText() ? 'results.share.whySizes' : 'results.share.why')}</p>
      )}
      <p role="status" className={styles.said}>
        {message && t(message)}
      </p>
    </section>
  )
}

type Shared = 'sent' | 'copied' | 'left' | 'failed'

/** The device's own sharing takes a text along; the clipboard takes the address alone. */
const sharesText = () => typeof navigator.share === 'function'

/** By the device's own sharing; without it the address goes to the clipboard. */
async function sharePage(what: { title: string; text: string; url: string }): Promise<Shared> {
  try {
    if (sharesText()) {
      await navigator.share(what)
      return 'sent'
    }
    await navigator.clipboard.writeText(what.url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed'
  }
}
