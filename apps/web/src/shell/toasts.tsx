/** Toasts: what was done, with a way back. An error is shown once: here only when no field or form can show it. */
import { type NotificationData, notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { newId } from '../data/new-id.ts'
import { problemSentence } from '../data/problem-error.ts'
import { readSpeech } from '../words/language.ts'
import { useT } from '../words/use-t.ts'
import styles from './Toasts.module.css'
import { dropUndo, type Undo, waitForUndo } from './undo.ts'

/** Timing of a success note in the product specification. */
const noteMs = 3_000
/** How long a step can be taken back. */
export const undoMs = 10_000
const problemMs = 8_000

const look = {
  withCloseButton: false,
  withBorder: false,
  icon: null,
  classNames: { root: styles.toast, description: styles.words, body: styles.body },
}

/** Shows it where no finger presses. */
function show(toast: NotificationData, onShown = () => {}): void {
  whenUntouched(() => {
    notifications.show({ ...look, ...toast })
    onShown()
  })
}

/** "Customer added". */
export function toastDone(message: ReactNode): void {
  show({ message, autoClose: noteMs })
}

/** A refusal that belongs to no field or form. */
export function toastProblem(error: unknown): void {
  const message = <span className={styles.problem}>{problemSentence(error, readSpeech().t)}</span>
  show({ message, autoClose: problemMs })
}

/**
 * Says what was done and offers to take it back: the button for ten seconds, or Ctrl+Z, which undoes the latest. `undo` answers
 * false where nothing was taken back, and says so itself.
 */
export function toastWithUndo({ message, undo }: { message: ReactNode; undo: () => Promise<unknown> }): void {
  const step: Undo = { id: newId(), run: takeBack }
  async function takeBack() {
    dropUndo(step)
    notifications.hide(step.id)
    try {
      if ((await undo()) !== false) toastDone(readSpeech().t('ui.toast.undone'))
    } catch (error) {
      toastProblem(error)
    }
  }
  const toast = {
    id: step.id,
    message: <ToastBody message={message} onUndo={() => void takeBack()} />,
    autoClose: undoMs,
    onClose: () => dropUndo(step),
  }
  // Before it is shown there is nothing to take back by.
  show(toast, () => waitForUndo(step))
}

function ToastBody({ message, onUndo }: { message: ReactNode; onUndo: () => void }) {
  const t = useT()
  return (
    <span className={styles.withUndo}>
      <span>{message}</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        {t('ui.toast.undo')}
      </button>
    </span>
  )
}

/** Nothing new comes under a finger that presses: a tap that began on a button ends on it. */

/** A press longer than this holds nothing back: its end may never be told. */
const longestPressMs = 1_000

let isPressed = false
let held: (() => void)[] = []
let longest: ReturnType<typeof setTimeout> | undefined
let leaving: ReturnType<typeof setTimeout> | undefined

const press = () => {
  clearTimeout(leaving)
  isPressed = true
}

function release(): void {
  clearTimeout(longest)
  longest = undefined
  isPressed = false
  const acts = held
  held = []
  for (const act of acts) act()
}

/** The click comes after the finger has left. */
const clickMs = 50
const releaseAfterClick = () => {
  leaving = setTimeout(release, clickMs)
}

if (typeof document !== 'undefined') {
  const early = { capture: true, passive: true }
  document.addEventListener('pointerdown', press, early)
  document.addEventListener('pointerup', releaseAfterClick, early)
  document.addEventListener('pointercancel', releaseAfterClick, early)
}

/** Acts at once, or when the finger that presses has left. */
function whenUntouched(act: () => void): void {
  if (!isPressed) {
    act()
    return
  }
  held.push(act)
  longest ??= setTimeout(release, longestPressMs)
}
