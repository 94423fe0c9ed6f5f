import { useState } from 'react'
import { useMay } from '../data/session.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useT } from '../words/use-t.ts'
import { useOpenPageActions } from './page-actions.ts'
import styles from './ShortcutsDialog.module.css'
import { type Shortcut, shortcuts } from './shortcuts.ts'
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts'

/** All keys that act now: the shop's, then the screen's. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const mayWrite = useMay('customers.write')
  const [areOn, setOn] = useState(areSingleKeysOn)
  const known = shortcuts.filter((shortcut) => !shortcut.needs || mayWrite)
  const ofPage = useOpenPageActions().flatMap(({ shortcut, label }) =>
    shortcut ? [{ key: shortcut, label }] : [],
  )
  return (
    <Dialog title={t('app.shortcuts.title')} isOpen={isOpen} onClose={onClose}>
      <dl className={styles.list}>
        {known.map((shortcut) => (
          <Row key={shortcut.act} keys={keysOf(shortcut)} label={t(shortcut.label)} />
        ))}
        {ofPage.map((action) => (
          <Row key={action.key} keys={[action.key.toUpperCase()]} label={action.label} />
        ))}
      </dl>
      <Checkbox
        label={t('app.shortcuts.single')}
        checked={areOn}
        onChange={(event) => {
          switchSingleKeys(event.target.checked)
          setOn(event.target.checked)
        }}
      />
    </Dialog>
  )
}

function Row({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </div>
  )
}

function keysOf({ key, withCommand }: Shortcut): string[] {
  const command = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'
  return withCommand ? [command, key.toUpperCase()] : [key.toUpperCase()]
}
