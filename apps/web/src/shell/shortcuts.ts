/** Every key that acts anywhere in the shop, declared once; the list under `?` shows exactly these. */
import type { ShopAction } from '@darzi/contract/access.ts'

export type ShortcutAct = 'palette' | 'measure' | 'newOrder' | 'addCustomer' | 'search' | 'list' | 'undo'

export interface Shortcut {
  act: ShortcutAct
  /** The key as the keyboard reports it; `withCommand` is Ctrl, or ⌘ on a Mac. */
  key: string
  withCommand?: boolean
  label: string
  needs?: ShopAction
}

export const shortcuts: readonly Shortcut[] = [
  { act: 'palette', key: 'k', withCommand: true, label: 'app.shortcuts.palette' },
  { act: 'newOrder', key: 'n', label: 'app.shortcuts.newOrder', needs: 'orders.write' },
  { act: 'addCustomer', key: 'c', label: 'app.shortcuts.add', needs: 'customers.write' },
  { act: 'measure', key: 'm', label: 'app.shortcuts.measure', needs: 'measurements.write' },
  { act: 'search', key: '/', label: 'app.shortcuts.search' },
  { act: 'undo', key: 'z', withCommand: true, label: 'app.shortcuts.undo' },
  { act: 'list', key: '?', label: 'app.shortcuts.list' },
]

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Whether a key press is this shortcut's. */
export function isPressed(shortcut: Pick<Shortcut, 'key' | 'withCommand'>, pressed: Pressed): boolean {
  const hasCommand = pressed.ctrlKey || pressed.metaKey
  return (
    pressed.key.toLowerCase() === shortcut.key &&
    hasCommand === Boolean(shortcut.withCommand) &&
    !pressed.altKey
  )
}

/** Whether a press belongs to what is being typed or to an open dialog, not to the shop's keys. */
export function isInsideField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null
}
