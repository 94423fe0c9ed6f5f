import type { Order } from '@darzi/contract/order-shapes.ts'
import { languageCodes, languages } from '@darzi/words/languages.ts'
import { Printer, Share2, Tags } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../data/api.ts'
import { useAct } from '../../shell/use-act.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './SlipButtons.module.css'

/** The slip and the tags to print, the tags in any language, and where the device can, the slip's picture to send. */
export function SlipButtons({ order }: { order: Order }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const [language, setLanguage] = useState('')
  const onShare = () =>
    run(async () => {
      await shareSlip(order, t('documents.share.text', { number: order.number }))
    })
  return (
    <>
      <Paper href={`/api/orders/${order.id}/slip`}>
        <Printer size={20} aria-hidden="true" />
        {t('documents.slip.print')}
      </Paper>
      <Paper href={`/api/orders/${order.id}/tags${language && `?language=${language}`}`}>
        <Tags size={20} aria-hidden="true" />
        {t('documents.tags.print')}
      </Paper>
      {canShareFiles() && (
        <Button icon={<Share2 size={20} aria-hidden="true" />} isBusy={isBusy} onClick={() => void onShare()}>
          {t('documents.share.slip')}
        </Button>
      )}
      <select
        className={`${buttonClass({ kind: 'quiet' })} ${styles.language}`}
        aria-label={t('documents.tags.language')}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      >
        <option value="">{t('documents.tags.ofWorker')}</option>
        {languageCodes.map((code) => (
          <option key={code} value={code}>
            {t('documents.tags.in', { language: languages[code].nativeName })}
          </option>
        ))}
      </select>
    </>
  )
}

/** Opens as the browser shows a PDF, with its own print button. */
function Paper({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonClass({ kind: 'quiet' })}>
      {children}
    </a>
  )
}

const sample = () => new File([''], 'slip.png', { type: 'image/png' })

/** Whether this device hands a picture to other apps. */
const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample()] })

/** Hands the slip's picture to the app the person chooses. Closing that choice is no failure. */
async function shareSlip(order: Order, text: string): Promise<void> {
  const picture = await call('GET /api/orders/:id/slip', {
    params: { id: order.id },
    query: { format: 'png' },
  })
  const file = new File([picture], `${order.number}.png`, { type: 'image/png' })
  try {
    await navigator.share({ files: [file], text })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
