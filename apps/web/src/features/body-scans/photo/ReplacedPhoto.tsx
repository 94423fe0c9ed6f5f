import type { View } from '@darzi/body/shapes.ts'
import { Button } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'

interface Props {
  /** Of the file. */
  name: string
  onReplace: (view: View) => void
  onKeep: () => void
}

/** Both places are taken, and a third photo came: which of the two goes. */
export function ReplacedPhoto({ name, onReplace, onKeep }: Props) {
  const t = useT()
  return (
    <div role="alert" className={styles.replaced}>
      <p>{t('body-scans.replace.which', { name })}</p>
      <div className={styles.acts}>
        <Button onClick={() => onReplace('front')}>{t('body-scans.replace.front')}</Button>
        <Button onClick={() => onReplace('side')}>{t('body-scans.replace.side')}</Button>
        <Button kind="plain" onClick={onKeep}>
          {t('body-scans.replace.none')}
        </Button>
      </div>
    </div>
  )
}
