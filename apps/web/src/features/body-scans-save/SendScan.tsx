import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { storedUnit } from '../../data/stored-unit.ts'
import { WhichShop } from '../../shell/WhichShop.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import styles from './SaveScan.module.css'
import { type ScanShop, sendScan, shopsToSendTo } from './scan-commands.ts'

interface Props {
  scan: StoredScan
  /** Of whom it is, when not of the account's own person. */
  name: string | undefined
  /** It is known what the account has of it. */
  isReady: boolean
  sentTo: BodyScan['sentTo']
  /** Something was put right since it was saved. */
  isChanged: boolean
  /** It is in the account, and goes on to the shop. */
  onSaved: (saved: BodyScan) => Promise<void>
  onSent: () => void
  onRefused: () => void
}

/** To a tailor's book, one shop at a time, with what the shop gets said before it is sent. */
export function SendScan({ scan, name, isReady, sentTo, isChanged, ...sending }: Props) {
  const t = useT()
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const { shops, problem, askAgain } = useScanShops(chosen)
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<unknown>()

  async function send(shopId: string) {
    setBusy(shopId)
    setRefused(undefined)
    const { onSaved, onSent, onRefused } = sending
    await sendScan(scan, { shopId, unit: storedUnit(), name, onSaved }).then(onSent, (appError: unknown) => {
      setRefused(appError)
      onRefused()
    })
    setBusy(undefined)
  }
  const sentText = (shopId: string) => {
    const last = sentTo.find(({ shop }) => shop.id === shopId)
    if (!last) return undefined
    const day = writeInstantDay(last.sentAt, language)
    const isCurrent = last.isCurrent && !isChanged
    return {
      isCurrent,
      text: t(isCurrent ? 'body-scans-save.send.sent' : 'body-scans-save.send.sentBefore', { day }),
    }
  }
  const sentence = refused ?? problem
  return (
    <section className={styles.send} aria-label={t('body-scans-save.send.title')}>
      <h3>{t('body-scans-save.send.title')}</h3>
      <p>{t('body-scans-save.send.consent')}</p>
      {shops?.map((shop) => (
        <ShopLine
          key={shop.id}
          shop={shop}
          sent={sentText(shop.id)}
          isBusy={busy === shop.id}
          isWaiting={!isReady || (busy !== undefined && busy !== shop.id)}
          onSend={() => void send(shop.id)}
        />
      ))}
      <FormError>{sentence !== undefined && problemSentence(sentence, t)}</FormError>
      {problem !== undefined && <Button onClick={askAgain}>{t('body-scans-save.send.again')}</Button>}
      <WhichShop as="h4" onChoose={setChosen} />
    </section>
  )
}

interface ShopLineProps {
  shop: ScanShop
  sent: { isCurrent: boolean; text: string } | undefined
  isBusy: boolean
  isWaiting: boolean
  onSend: () => void
}

/** One shop: who it is, and sending to it, or that it has these numbers. */
function ShopLine({ shop, sent, isBusy, isWaiting, onSend }: ShopLineProps) {
  const t = useT()
  const facts = [shop.address, shop.phone].filter(Boolean).join(' · ')
  return (
    <div className={styles.shop}>
      <div className={styles.shopWords}>
        <strong>{shop.name}</strong>
        {facts && <span className={styles.quiet}>{facts}</span>}
        <span role="status">{sent?.text}</span>
      </div>
      {!sent?.isCurrent && (
        <Button
          icon={<Send size={20} aria-hidden="true" />}
          isBusy={isBusy}
          disabled={isWaiting}
          onClick={onSend}
        >
          {t('body-scans-save.send.act', { shop: shop.name })}
        </Button>
      )}
    </div>
  )
}

/** The shops a scan may go to: the one chosen here, or that of this page's link, and those sent to before. */
function useScanShops(chosen: string | undefined) {
  const [search] = useSearchParams()
  const wish = chosen ?? search.get('shop') ?? undefined
  const [shops, setShops] = useState<readonly ScanShop[]>()
  const [problem, setProblem] = useState<unknown>()
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts the tries; a new one asks again
  useEffect(() => {
    let isLeft = false
    setProblem(undefined)
    shopsToSendTo(wish).then(
      (found) => !isLeft && setShops(found),
      (refused) => !isLeft && setProblem(refused),
    )
    return () => {
      isLeft = true
    }
  }, [wish, asked])
  return { shops, problem, askAgain: () => setAsked((times) => times + 1) }
}
