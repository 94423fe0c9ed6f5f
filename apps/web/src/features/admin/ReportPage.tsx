import type { Report } from '@darzi/contract/reports.ts'
import type { ReportAct } from '@darzi/tailoring/reports/life.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useParams } from 'react-router'
import { adminLinks } from '../../admin-links.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Facts } from '../../kits/detail/DetailPage.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { AdminFaces } from './AdminFaces.tsx'
import { decideReport, photoUrl, useReport } from './report-data.ts'

/** What somebody reported and why, and what is done about it. */
export default function ReportPage() {
  const t = useT()
  const { id = '' } = useParams()
  const query = useReport(id)
  const { data } = query
  return (
    <>
      <ScreenHeader
        title={data ? t(`reports.kind.${data.kind}`, { shop: data.shop }) : t('reports.admin.one')}
        backTo={adminLinks.reports()}
      />
      <AdminFaces query={query}>
        {(report) => (
          <div className={styles.page}>
            <Complaint report={report} />
            {report.kind !== 'shop' && <Reported report={report} />}
            <Decide key={report.state} report={report} />
          </div>
        )}
      </AdminFaces>
    </>
  )
}

function Complaint({ report }: { report: Report }) {
  const t = useT()
  const { reporter, reason, words, reportedAt, state, alike, shop, decision } = report
  return (
    <Card
      title={t('reports.admin.complaint')}
      aria-label={t('reports.admin.complaint')}
      actions={<Badge tone={state === 'waiting' ? 'marigold' : 'plain'}>{t(`reports.state.${state}`)}</Badge>}
    >
      <Facts
        facts={[
          {
            label: t(reporter.isShop ? 'reports.admin.byShop' : 'reports.admin.by'),
            value: `${reporter.name} (${reporter.email})`,
          },
          { label: t('reports.admin.shop'), value: shop },
          { label: t('reports.form.reason'), value: t(`reports.reason.${reason}`) },
          { label: t('reports.admin.at'), value: <AgoText at={reportedAt} /> },
          { label: t('reports.admin.alike'), value: alike > 0 ? String(alike) : undefined },
          { label: t('reports.admin.decision'), value: decision },
        ]}
      />
      {words && <blockquote className={`${styles.answer} ${styles.words}`}>{words}</blockquote>}
    </Card>
  )
}

function Reported({ report: { id, author, said, photos } }: { report: Report }) {
  const t = useT()
  return (
    <Card title={t('reports.admin.evidence')} aria-label={t('reports.admin.evidence')}>
      {author && <p className={styles.soft}>{author}</p>}
      {said && <p className={styles.words}>{said}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photoId, at) => (
            <li key={photoId}>
              <a href={photoUrl(id, photoId, 'full')} target="_blank" rel="noreferrer">
                <img
                  src={photoUrl(id, photoId, 'thumb')}
                  alt={t('reports.admin.photo', { number: at + 1 })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Decide({ report: { id, kind, state, can } }: { report: Report }) {
  const t = useT()
  const [act, setAct] = useState<ReportAct>('dismiss')
  const form = useForm({
    initialValues: { words: '' },
    validate: { words: (words) => (words.trim() ? null : t('problems.field.required')) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ words }) => {
      await decideReport(id, { act, words })
      form.resetDirty()
      toastDone(t('reports.admin.done'))
    },
  })
  useUnsavedForm(form.isDirty())
  const title = t(state === 'waiting' ? 'reports.admin.decide' : 'reports.admin.decideAnew')
  return (
    <Card title={title} aria-label={title}>
      <form className={styles.page} noValidate onSubmit={onSubmit}>
        <TextArea
          {...form.getInputProps('words')}
          label={t('reports.admin.words')}
          hint={t('reports.admin.wordsHint')}
          maxLength={2000}
        />
        <FormError>{failure}</FormError>
        <div className={styles.acts}>
          {can.map((each, at) => (
            <Button
              key={each}
              type="submit"
              kind={at === 0 ? 'primary' : undefined}
              isBusy={isSending && act === each}
              onClick={() => setAct(each)}
            >
              {t(each === 'dismiss' && state === 'hidden' ? 'reports.act.show' : `reports.act.${each}`, {
                kind,
              })}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  )
}
