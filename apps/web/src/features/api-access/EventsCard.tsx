import type { Webhook } from '@darzi/contract/webhooks.ts'
import { webhookTypes } from '@darzi/tailoring/webhooks/event-types.ts'
import { useState } from 'react'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './ApiAccess.module.css'
import { editWebhook } from './api-access-data.ts'
import { CheckList } from './CheckList.tsx'

/** What a webhook is told of. */
export function EventsCard({ hook: { id, types } }: { hook: Webhook }) {
  const t = useT()
  const [chosen, setChosen] = useState(types)
  const { isBusy, run } = useAct()
  const isChanged = webhookTypes.some((type) => types.includes(type) !== chosen.includes(type))
  const save = () =>
    run(async () => {
      await editWebhook(id, { types: chosen })
      toastDone(t('api-access.events.saved'))
    })
  return (
    <Card title={t('api-access.events.title')} aria-label={t('api-access.events.title')}>
      <div className={styles.part}>
        <CheckList
          label={t('api-access.add.types')}
          options={webhookTypes.map((value) => ({ value, label: t(`api-access.type.${value}`) }))}
          chosen={chosen}
          error={chosen.length === 0 ? t('api-access.make.noScope') : undefined}
          onChoose={setChosen}
        />
        {isChanged && (
          <Button kind="primary" disabled={chosen.length === 0} isBusy={isBusy} onClick={() => void save()}>
            {t('api-access.events.save')}
          </Button>
        )}
      </div>
    </Card>
  )
}
