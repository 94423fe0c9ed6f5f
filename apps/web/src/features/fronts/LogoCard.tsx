import type { OwnFront } from '@darzi/contract/fronts.ts'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMay } from '../../data/session.ts'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './FrontEditor.module.css'
import { removeLogo, setLogo } from './own-front-data.ts'

/** The sign of the house; without one its name stands alone. */
export function LogoCard({ front: { logo } }: { front: OwnFront }) {
  const t = useT()
  const reason = useMay('house.write') ? undefined : t('front-editor.page.onlyManagers')
  const file = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  async function run(act: () => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await act()
      toastDone(t(done))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={t('front-editor.logo.title')} aria-label={t('front-editor.logo.title')}>
      {logo ? (
        <img src={logo.url} alt={t('front-editor.logo.title')} className={styles.logo} />
      ) : (
        <p>{t('front-editor.logo.none')}</p>
      )}
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void run(() => setLogo(chosen), 'front-editor.logo.set')
          target.value = ''
        }}
      />
      <div className={styles.acts}>
        <HonestButton
          icon={<ImagePlus size={18} aria-hidden="true" />}
          reason={reason}
          isBusy={isBusy}
          onClick={() => file.current?.click()}
        >
          {t(logo ? 'front-editor.logo.change' : 'front-editor.logo.add')}
        </HonestButton>
        {logo && (
          <HonestButton reason={reason} onClick={() => void run(removeLogo, 'front-editor.logo.removed')}>
            {t('front-editor.logo.remove')}
          </HonestButton>
        )}
      </div>
    </Card>
  )
}
