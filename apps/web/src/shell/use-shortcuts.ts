import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { readSession } from '../data/session.ts'
import { links } from '../links.ts'
import { holdKeys, holdOnLinks } from './held-keys.ts'
import { preparePalette } from './open-palette.ts'
import { useOpenPageActions } from './page-actions.ts'
import { isInsideField, isPressed, type ShortcutAct, shortcuts } from './shortcuts.ts'
import { areSingleKeysOn } from './single-keys.ts'
import { undoLatest } from './undo.ts'

/** Listens for the shop's keys while a screen of work is open. */
export function useShortcuts({
  openPalette,
  openList,
}: {
  openPalette: () => void
  openList: () => void
}): void {
  const navigate = useNavigate()
  const pageActions = useOpenPageActions()

  const acts: Record<ShortcutAct, () => boolean> = {
    palette: () => did(openPalette),
    list: () => did(openList),
    undo: undoLatest,
    measure: () => did(() => goAndType(links.measure())),
    search: () => did(() => focusSearch() || openPalette()),
    newOrder: () => did(() => goAndType(links.newOrder())),
    addCustomer: () => did(() => goAndType(links.addCustomer())),
  }
  function goAndType(to: string) {
    holdKeys()
    void navigate(to)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') preparePalette()
    const isTyping = isInsideField(event.target)
    const shortcut = shortcuts.find((known) => isPressed(known, event) && isAllowed(known.needs))
    if (shortcut && (shortcut.act === 'palette' || !isTyping)) {
      if (!shortcut.withCommand && !areSingleKeysOn()) return
      if (acts[shortcut.act]()) event.preventDefault()
      return
    }
    if (isTyping || !areSingleKeysOn()) return
    const action = pageActions.find(({ shortcut: key }) => key && isPressed({ key }, event))
    if (!action || action.reason) return
    event.preventDefault()
    action.run()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => holdOnLinks([links.newOrder(), links.measure(), links.addCustomer()]), [])
}

const isAllowed = (needs: (typeof shortcuts)[number]['needs']) =>
  !needs || readSession().shop?.can.includes(needs)

function did(act: () => unknown): true {
  act()
  return true
}

/** A screen marks its own search field with `data-search`. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[data-search]')
  field?.focus()
  field?.select()
  return field !== null
}
