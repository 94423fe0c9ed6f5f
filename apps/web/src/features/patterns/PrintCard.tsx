import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Patterns.module.css'
import { SeveralSizes } from './SeveralSizes.tsx'
import { type PaperKind, savePaper } from './save-paper.ts'
import type { Paper } from './sheet-words.ts'
import { type NestOf, useNest } from './use-nest.ts'

/** The pattern as a file at its true size, made on the device. */
export function PrintCard({ of, ...paper }: Paper & { of: NestOf }) {
  const t = useT()
  const [busy, setBusy] = useState<PaperKind>()
  const [said, setSaid] = useState<string>()
  const nest = useNest(of, paper.unit)

  async function onSave(kind: PaperKind) {
    setBusy(kind)
    setSaid(undefined)
    try {
      await savePaper(kind, { ...paper, t, sizes: nest.sizes })
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
      <SeveralSizes nest={nest} unit={paper.unit} />
      <div className={styles.acts}>
        <Button
          kind="primary"
          icon={<Printer size={20} aria-hidden="true" />}
          isBusy={busy === 'a4'}
          disabled={!nest.isReady}
          onClick={() => void onSave('a4')}
        >
          {t('patterns.print.a4')}
        </Button>
        <Button
          icon={<FileDown size={20} aria-hidden="true" />}
          isBusy={busy === 'sheet'}
          disabled={!nest.isReady}
          onClick={() => void onSave('sheet')}
        >
          {t('patterns.print.sheet')}
        </Button>
        <Button
          icon={<FileDown size={20} aria-hidden="true" />}
          isBusy={busy === 'svg'}
          disabled={!nest.isReady}
          onClick={() => void onSave('svg')}
        >
          {t('patterns.print.svg')}
        </Button>
        <Button
          icon={<FileDown size={20} aria-hidden="true" />}
          isBusy={busy === 'dxf'}
          disabled={!nest.isReady}
          onClick={() => void onSave('dxf')}
        >
          {t('patterns.print.dxf')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {said && t(said)}
      </p>
    </Card>
  )
}
