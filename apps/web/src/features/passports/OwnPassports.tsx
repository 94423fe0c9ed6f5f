import type { Passport, SizeSet } from '@darzi/contract/passports.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { copyToClipboard } from '../../data/copy-to-clipboard.ts'
import { newId } from '../../data/new-id.ts'
import { useSession } from '../../data/session.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { WhichShop } from '../../shell/WhichShop.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { useWhose } from '../own-profile/api.ts'
import styles from './Passports.module.css'
import { showPassport, usePassports, useSizeSets, withdrawPassport } from './passport-data.ts'
import { SizeFacts } from './SizeFacts.tsx'

/** A set as this device has it: put right here, it is shared once the account has the correction too. */
export type SetHere = SizeSet & { isCorrectedHere?: boolean }

interface Props {
  onThisDevice: (set: SizeSet) => SetHere
}

/** The account's sizes as sets that go from shop to shop, and whom they are shown to. */
export function OwnPassports({ onThisDevice }: Props) {
  const t = useT()
  const { data, error, refetch } = useSizeSets()
  const [sharing, setSharing] = useState<SizeSet>()
  const whose = useWhose()
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  const sets = data?.sets.filter(({ personName }) => whose.isShown([personName])) ?? []
  if (sets.length === 0) return null
  return (
    <Card title={t('passports.title')} aria-label={t('passports.title')} className={styles.card}>
      <p className={styles.soft}>{t('passports.why')}</p>
      <ul className={styles.sets}>
        {sets.map((set) => (
          <SetLine key={keyOf(set)} set={onThisDevice(set)} onShare={() => setSharing(set)} />
        ))}
      </ul>
      <Standing />
      <ShareDialog set={sharing} onClose={() => setSharing(undefined)} />
    </Card>
  )
}

const keyOf = ({ source }: SizeSet) => (source.kind === 'scan' ? 'scan' : source.id)

/** What a set is called: whose, taken where and when. */
function useSetName() {
  const t = useT()
  const language = useLanguage()
  return ({ takenBy, takenOn }: Pick<SizeSet, 'takenBy' | 'takenOn'>) => {
    const day = writeDay(takenOn, language)
    return takenBy ? t('passports.takenBy', { shop: takenBy, day }) : t('passports.byPhoto', { day })
  }
}

function SetLine({ set, onShare }: { set: SetHere; onShare: () => void }) {
  const t = useT()
  const nameOf = useSetName()
  const [unit] = useStoredUnit()
  const { user } = useSession()
  const title = [set.personName, set.garment && garmentName(t, set.garment)].filter(Boolean).join(' · ')
  return (
    <li className={styles.set}>
      <div className={styles.setHead}>
        <div>
          <h3>{title}</h3>
          <p className={styles.soft}>{nameOf(set)}</p>
        </div>
        {set.isCorrectedHere ? (
          <>
            <Badge tone="marigold">{t('passports.unsaved')}</Badge>
            <ButtonLink
              to={links.results(user?.id, { scan: set.scanId })}
              aria-label={t('passports.saveFirstOf', { name: title })}
            >
              {t('passports.saveFirst')}
            </ButtonLink>
          </>
        ) : (
          <Button aria-label={t('passports.shareOf', { name: title })} onClick={onShare}>
            {t('passports.share')}
          </Button>
        )}
      </div>
      {set.isCorrectedHere && <p role="status">{t('passports.correctedHere')}</p>}
      <details>
        <summary className={styles.summary}>{t('passports.details', { count: set.sizes.length })}</summary>
        <SizeFacts sizes={set.sizes} unit={unit} />
      </details>
    </li>
  )
}

function ShareDialog({ set, onClose }: { set: SizeSet | undefined; onClose: () => void }) {
  const t = useT()
  const { isBusy, run } = useAct()
  async function share(shopId: string | undefined) {
    if (!set || isBusy) return
    await run(async () => {
      const { shopName } = await showPassport({ id: newId(), source: set.source, shopId })
      toastDone(shopName ? t('passports.shared', { shop: shopName }) : t('passports.linkMade'))
      onClose()
    })
  }
  return (
    <Dialog title={t('passports.shareTitle')} isOpen={set !== undefined} onClose={onClose}>
      <p>{t('passports.consent')}</p>
      <WhichShop as="h4" title={t('passports.whom')} onChoose={(id) => void share(id)} />
      <h4>{t('passports.orLink')}</h4>
      <Button isBusy={isBusy} onClick={() => void share(undefined)}>
        {t('passports.makeLink')}
      </Button>
    </Dialog>
  )
}

/** Who sees sizes now. */
function Standing() {
  const t = useT()
  const { data } = usePassports()
  const standing = data?.passports.filter(({ withdrawnAt }) => !withdrawnAt) ?? []
  if (standing.length === 0) return null
  return (
    <>
      <h3>{t('passports.standing')}</h3>
      <ul className={styles.sets}>
        {standing.map((passport) => (
          <StandingLine key={passport.id} passport={passport} />
        ))}
      </ul>
    </>
  )
}

function StandingLine({ passport }: { passport: Passport }) {
  const t = useT()
  const nameOf = useSetName()
  const navigate = useNavigate()
  const { isBusy, run } = useAct()
  const { id, shopName, path } = passport
  const whom = shopName ?? t('passports.link')
  const withdraw = () =>
    run(async () => {
      await withdrawPassport(id)
      toastDone(t('passports.withdrawn', { name: whom }))
    })
  async function copy(address: string) {
    const isCopied = await copyToClipboard(new URL(address, location.origin).href)
    // Where the browser does not let us, the address bar of the page has it.
    if (!isCopied) await navigate(address)
    toastDone(t(isCopied ? 'passports.copied' : 'passports.copyFromHere'))
  }
  return (
    <li className={styles.set}>
      <div className={styles.setHead}>
        <div>
          <strong>{whom}</strong>
          <p className={styles.soft}>
            {passport.personName} · {nameOf(passport)}
          </p>
        </div>
        <div className={styles.acts}>
          {path && <Button onClick={() => void copy(path)}>{t('passports.copy')}</Button>}
          <Button
            isBusy={isBusy}
            aria-label={t('passports.withdrawOf', { name: whom })}
            onClick={() => void withdraw()}
          >
            {t('passports.withdraw')}
          </Button>
        </div>
      </div>
    </li>
  )
}
