import type { NotificationTemplate } from '@darzi/contract/notification-shapes.ts'
import { languageCodes, languages } from '@darzi/words/languages.ts'
import { useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Notifications.module.css'
import { useTemplates } from './notification-data.ts'
import { TemplateDialog } from './TemplateDialog.tsx'

/** The words of every event, one language at a time. */
export function TemplatesTab() {
  const t = useT()
  const own = useLanguage()
  const [search, setSearch] = useSearchParams()
  const mayWrite = useMay('notifications.write')
  const { data, error, refetch } = useTemplates()
  const language = languageCodes.find((code) => code === search.get('language')) ?? own
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} rowHeight={96} />
  const rows = data.templates.filter((template) => template.language === language)
  const edited = rows.find(({ event }) => event === search.get('edit'))

  function go(part: Record<string, string | undefined>) {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(part))
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    setSearch(next, { preventScrollReset: true })
  }

  return (
    <div className={styles.narrow}>
      <Chips
        label={t('notifications.template.language')}
        chips={languageCodes.map((key) => ({ key, label: languages[key].name }))}
        chosen={language}
        onChoose={(next) => go({ language: next, edit: undefined })}
      />
      <Card>
        <ul className={styles.plain} aria-label={t('notifications.tab.templates')}>
          {rows.map((template) => (
            <li key={template.event} className={styles.template}>
              <TemplateText template={template} />
              {mayWrite && (
                <Button
                  aria-label={t('notifications.template.editOf', {
                    event: t(`notifications.event.${template.event}`),
                  })}
                  onClick={() => go({ edit: template.event })}
                >
                  {t('notifications.template.edit')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {edited && mayWrite && (
        <TemplateDialog
          key={`${edited.event} ${language}`}
          template={edited}
          example={data.examples[language] ?? {}}
          onClose={() => go({ edit: undefined })}
        />
      )}
    </div>
  )
}

function TemplateText({ template }: { template: NotificationTemplate }) {
  const t = useT()
  const { event, isActive, isOwn, subject, message, language } = template
  return (
    <div>
      <h3>
        {t(`notifications.event.${event}`)}{' '}
        {isOwn && <Badge tone="indigo">{t('notifications.template.own')}</Badge>}{' '}
        {!isActive && <Badge tone="plain">{t('notifications.template.off')}</Badge>}
      </h3>
      <div lang={language}>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.clip}>{message}</p>
      </div>
    </div>
  )
}
