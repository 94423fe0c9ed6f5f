import type { ApiStanding, ShopKey } from '@darzi/contract/api-access.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './ApiAccess.module.css'
import { revokeKey } from './api-access-data.ts'
import { MakeKeyDialog } from './MakeKeyDialog.tsx'

export function KeysCard({ standing: { keys, perMinute, isInPlan } }: { standing: ApiStanding }) {
  const t = useT()
  const dialog = useDialogAddress('new')
  const [leaving, setLeaving] = useState<ShopKey>()
  return (
    <Card
      title={t('api-access.keys.title')}
      aria-label={t('api-access.keys.title')}
      actions={
        <HonestButton
          kind="primary"
          icon={<KeyRound size={20} aria-hidden="true" />}
          reason={isInPlan ? undefined : t('api-access.plan.reason')}
          onClick={() => dialog.open('key')}
        >
          {t('api-access.keys.new')}
        </HonestButton>
      }
    >
      <p className={styles.soft}>{t('api-access.keys.why', { count: perMinute })}</p>
      {keys.length === 0 && <p>{t('api-access.keys.none')}</p>}
      <ul className={styles.rows}>
        {keys.map((key) => (
          <Row key={key.id} shopKey={key} onRevoke={() => setLeaving(key)} />
        ))}
      </ul>
      {isInPlan && dialog.value === 'key' && <MakeKeyDialog onClose={dialog.close} />}
      {leaving && <RevokeDialog shopKey={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  )
}

const tones = { active: 'leaf', ended: 'marigold', revoked: 'plain' } as const

function Row({ shopKey, onRevoke }: { shopKey: ShopKey; onRevoke: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const { name, start, scopes, state, expiresAt, lastUsedAt } = shopKey
  // The end is the first moment it no longer works; people are told the last day.
  const lastMoment = new Date(Date.parse(expiresAt) - 1000).toISOString()
  const day = writeInstantDay(lastMoment, language, shop?.timeZone)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span>
          <strong>{name}</strong> <code className={styles.code}>{start}…</code>
        </span>
        <Badge tone={tones[state]}>{t(`api-access.keys.state.${state}`)}</Badge>
      </div>
      <p>{scopes.map((scope) => t(`api-access.scope.${scope}`)).join(' · ')}</p>
      <div className={styles.head}>
        <p className={styles.soft}>
          {state !== 'revoked' &&
            `${t(state === 'ended' ? 'api-access.keys.endedOn' : 'api-access.keys.worksTo', { day })} · `}
          {lastUsedAt ? (
            <>
              {t('api-access.keys.lastUsed')} <AgoText at={lastUsedAt} />
            </>
          ) : (
            t('api-access.keys.neverUsed')
          )}
        </p>
        {state !== 'revoked' && (
          <Button kind="quiet" aria-label={t('api-access.keys.revokeNamed', { name })} onClick={onRevoke}>
            {t('api-access.keys.revoke')}
          </Button>
        )}
      </div>
    </li>
  )
}

function RevokeDialog({ shopKey: { id, name }, onClose }: { shopKey: ShopKey; onClose: () => void }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const revoke = () =>
    run(async () => {
      await revokeKey(id)
      toastDone(t('api-access.revoke.done', { name }))
      onClose()
    })
  return (
    <Dialog
      title={t('api-access.revoke.title', { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void revoke()}>
            {t('api-access.keys.revoke')}
          </Button>
        </>
      }
    >
      {t('api-access.revoke.why')}
    </Dialog>
  )
}
