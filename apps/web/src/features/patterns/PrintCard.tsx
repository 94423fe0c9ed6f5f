import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Patterns.module.css'
import { SaveButtons } from './SaveButtons.tsx'
import { SeveralSizes } from './SeveralSizes.tsx'
import type { LayoutToSave } from './save-layout.ts'
import { paperKinds, savePaper } from './save-paper.ts'
import type { Paper } from './sheet-words.ts'
import type { UsedNest } from './use-nest.ts'

interface Props {
  paper: Paper
  nest: UsedNest
  /** How it is laid on the cloth: a page more in the PDF. */
  layout: LayoutToSave | undefined
}

/** The pattern as a file at its true size, made on the device. */
export function PrintCard({ nest, paper, layout }: Props) {
  const t = useT()
  return (
    <Card title={t('patterns.print.title')}>
      <p className={styles.note}>{t('patterns.print.note')}</p>
      {layout && <p className={styles.note}>{t('patterns.layout.inPdf')}</p>}
      <SeveralSizes nest={nest} unit={paper.unit} />
      <SaveButtons
        kinds={paperKinds}
        primary="a4"
        nameOf={(kind) => t(`patterns.print.${kind}`)}
        isDisabled={!nest.isReady}
        onSave={(kind) => savePaper(kind, { ...paper, t, sizes: nest.sizes, layout })}
      />
    </Card>
  )
}
