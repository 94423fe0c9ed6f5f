import type { DraftLine } from '@darzi/contract/drafts.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { discardDraft } from '../../kits/form/discard-draft.ts'
import { useDrafts } from '../../kits/form/draft-list.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastWithUndo } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import { type Resume, resumeOf } from './resume.ts'
import styles from './Today.module.css'

const mostShown = 3

/** What this member began and did not save: each is gone on with, or thrown away. Nothing while all is saved. */
export function Unfinished() {
  const t = useT()
  const { shop } = useSession()
  const { data } = useDrafts()
  const [showsAll, setShowsAll] = useState(false)
  const begun = (data?.rows ?? []).flatMap((draft) => {
    const resume = resumeOf(draft.key)
    return resume && shop?.can.includes(resume.needs) ? [{ draft, resume }] : []
  })
  if (begun.length === 0) return null
  const shown = showsAll ? begun : begun.slice(0, mostShown)
  return (
    <Card title={t('today.unfinished.title')} aria-label={t('today.unfinished.title')}>
      <ul className={styles.rows}>
        {shown.map(({ draft, resume }) => (
          <UnfinishedRow key={draft.key} draft={draft} resume={resume} />
        ))}
      </ul>
      {shown.length < begun.length && (
        <Button kind="plain" onClick={() => setShowsAll(true)}>
          {t('today.unfinished.all', { count: begun.length })}
        </Button>
      )}
    </Card>
  )
}

function UnfinishedRow({ draft, resume }: { draft: DraftLine; resume: Resume }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const title = t(`today.unfinished.${resume.what}`, { name: draft.label })

  const onDiscard = () =>
    run(async () => {
      const undo = await discardDraft(draft.key)
      toastWithUndo({ message: t('today.unfinished.discarded', { draft: title }), undo })
    })

  return (
    <li className={styles.begun}>
      <p className={styles.what}>
        <strong>{title}</strong>{' '}
        <span className={styles.ago}>
          <AgoText at={draft.changedAt} />
        </span>
      </p>
      <ButtonLink
        to={resume.to}
        className={styles.resume}
        aria-label={t('today.unfinished.resumeIt', { draft: title })}
      >
        {t('today.unfinished.resume')}
      </ButtonLink>
      <Button
        kind="plain"
        isBusy={isBusy}
        icon={<X size={20} aria-hidden="true" />}
        aria-label={t('today.unfinished.discard', { draft: title })}
        title={t('today.unfinished.discard', { draft: title })}
        onClick={() => void onDiscard()}
      />
    </li>
  )
}
