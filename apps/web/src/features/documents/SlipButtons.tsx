import type { Order } from '@darzi/contract/order-shapes.ts'
import { languageCodes, languages } from '@darzi/words/languages.ts'
import { Printer, Share2, Tags } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './SlipButtons.module.css'
import { canShareFiles, shareSlip } from './share-slip.ts'

/** The slip and the tags to print, the tags in any language, and where the device can, the slip's picture to send. */
export function SlipButtons({ order }: { order: Order }) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [language, setLanguage] = useState('')
  async function onShare() {
    setBusy(true)
    try {
      await shareSlip(order, say('documents.share.text', { number: order.number }))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Paper href={`/api/orders/${order.id}/slip`}>
        <Printer size={20} aria-hidden="true" />
        {say('documents.slip.print')}
      </Paper>
      <Paper href={`/api/orders/${order.id}/tags${language && `?language=${language}`}`}>
        <Tags size={20} aria-hidden="true" />
        {say('documents.tags.print')}
      </Paper>
      {canShareFiles() && (
        <Button icon={<Share2 size={20} aria-hidden="true" />} isBusy={isBusy} onClick={() => void onShare()}>
          {say('documents.share.slip')}
        </Button>
      )}
      <select
        className={`${buttonClass({ kind: 'quiet' })} ${styles.language}`}
        aria-label={say('documents.tags.language')}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      >
        <option value="">{say('documents.tags.ofWorker')}</option>
        {languageCodes.map((code) => (
          <option key={code} value={code}>
            {say('documents.tags.in', { language: languages[code].nativeName })}
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
