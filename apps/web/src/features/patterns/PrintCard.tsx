import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Patterns.module.css'
import { type PaperKind, savePaper } from './save-paper.ts'
import type { Paper } from './sheet-words.ts'

/** The pattern as a file at its true size, made on the device. */
export function PrintCard(paper: Paper) {
  const t = useT()
  const [busy, setBusy] = useState<PaperKind>()
  const [said, setSaid] = useState<string>()

  async function onSave(kind: PaperKind) {
    setBusy(kind)
    setSaid(undefined)
    try {
      await savePaper(kind, { ...paper, t })
      setSaid('patterns.print.done')
    } catch {
      setSaid('patterns.print.failed')
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <Card title={t('patterns.print.title')}>
      <p className={styles.note}>{t('patterns.print.note')}</p>
      <div className={styles.acts}>
        <Button
          kind="next"
          icon={<Printer size={20} aria-hidden="true" />}
          isBusy={busy === 'a4'}
          onClick={() => void onSave('a4')}
        >
          {t('patterns.print.a4')}
        </Button>
        <Button
          icon={<FileDown size={20} aria-hidden="true" />}
          isBusy={busy === 'sheet'}
          onClick={() => void onSave('sheet')}
        >
          {t('patterns.print.sheet')}
        </Button>
        <Button
          icon={<FileDown size={20} aria-hidden="true" />}
          isBusy={busy === 'svg'}
          onClick={() => void onSave('svg')}
        >
          {t('patterns.print.svg')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {said && t(said)}
      </p>
    </Card>
  )
}
