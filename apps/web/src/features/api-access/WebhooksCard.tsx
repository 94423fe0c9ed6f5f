import type { Webhook, WebhookList } from '@darzi/contract/webhooks.ts'
import { writeAgo } from '@darzi/words/formats.ts'
import { Webhook as WebhookIcon } from 'lucide-react'
import { apiLinks } from '../../api-links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { AddWebhookDialog } from './AddWebhookDialog.tsx'
import styles from './ApiAccess.module.css'
import { hookTones } from './hook-tones.ts'

export function WebhooksCard({ list: { rows, isInPlan } }: { list: WebhookList }) {
  const t = useT()
  const dialog = useDialogAddress('new')
  return (
    <Card
      title={t('api-access.hooks.title')}
      aria-label={t('api-access.hooks.title')}
      actions={
        <HonestButton
          icon={<WebhookIcon size={20} aria-hidden="true" />}
          reason={isInPlan ? undefined : t('api-access.plan.reason')}
          onClick={() => dialog.open('webhook')}
        >
          {t('api-access.hooks.add')}
        </HonestButton>
      }
    >
      <p className={styles.soft}>{t('api-access.hooks.why')}</p>
      {rows.length === 0 && <p>{t('api-access.hooks.none')}</p>}
      <ul className={styles.rows}>
        {rows.map((hook) => (
          <Row key={hook.id} hook={hook} />
        ))}
      </ul>
      {isInPlan && dialog.value === 'webhook' && <AddWebhookDialog onClose={dialog.close} />}
    </Card>
  )
}

function Row({ hook: { id, url, types, state, last } }: { hook: Webhook }) {
  const t = useT()
  const language = useLanguage()
  const said = last ? (last.isDelivered ? 'lastOk' : 'lastFailed') : 'notYet'
  const at = last && writeAgo(last.at, new Date(), language)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong className={styles.code}>{url}</strong>
        <Badge tone={hookTones[state]}>{t(`api-access.hooks.state.${state}`)}</Badge>
      </div>
      <p>{types.map((type) => t(`api-access.type.${type}`)).join(' · ')}</p>
      <div className={styles.head}>
        <p className={styles.soft}>{t(`api-access.hooks.${said}`, at ? { at } : {})}</p>
        <ButtonLink kind="quiet" to={apiLinks.webhook(id)} aria-label={t('api-access.hooks.logOf', { url })}>
          {t('api-access.hooks.log')}
        </ButtonLink>
      </div>
    </li>
  )
}
