/**
 * Toasts: what was done, with a way back. One at a time: a newer word takes the place of an older, and the newest step that
 * can be taken back keeps its Undo until its time is up. An error is shown once: here only when no field or form can show it.
 */
import type { ReactNode } from 'react'
import { newId } from '../data/new-id.ts'
import { problemSentence } from '../data/problem-error.ts'
import { readSpeech } from '../words/language.ts'
import { dropUndo, inTurn, stepsWaiting, type Undo, waitForUndo } from './undo.ts'
import { whenUntouched } from './when-untouched.ts'

/** Timing of a success note in the product specification. */
const noteMs = 3_000
/** How long a step can be taken back. */
export const undoMs = 10_000
const problemMs = 8_000

export interface Shown {
  /** What is said, until its time is up. */
  word?: { id: string; message: ReactNode; isProblem: boolean }
  /** The newest step that can be taken back. */
  step?: Undo
  /** How many before it can be taken back too. */
  earlier: number
}

let shown: Shown = { earlier: 0 }
const listeners = new Set<() => void>()

export const readToasts = (): Shown => shown

export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(word: Shown['word']): void {
  const steps = stepsWaiting()
  shown = { word, step: steps.at(-1), earlier: Math.max(0, steps.length - 1) }
  if (!shown.word && !shown.step) readOn(false)
  for (const listener of listeners) listener()
}

/** "Customer added". */
export function toastDone(message: ReactNode): void {
  sayFor(noteMs, { message, isProblem: false })
}

/** A refusal that belongs to no field or form. */
export function toastProblem(error: unknown): void {
  sayFor(problemMs, { message: problemSentence(error, readSpeech().t), isProblem: true })
}

function sayFor(ms: number, said: Omit<NonNullable<Shown['word']>, 'id'>): void {
  whenUntouched(() => {
    const word = { ...said, id: newId() }
    change(word)
    afterReading(ms, () => {
      if (shown.word?.id === word.id) change(undefined)
    })
  })
}

/**
 * Says what was done and offers to take it back: the button for ten seconds, or Ctrl+Z, which undoes the latest. `undo` answers
 * false where nothing was taken back, and says so itself.
 */
export function toastWithUndo({ message, undo }: { message: ReactNode; undo: () => Promise<unknown> }): void {
  const step: Undo = { id: newId(), message, run: takeBack }
  const drop = () => {
    dropUndo(step)
    change(shown.word)
  }
  async function takeBack() {
    readOn(false)
    drop()
    try {
      if ((await inTurn(undo)) !== false) toastDone(readSpeech().t('ui.toast.undone'))
    } catch (error) {
      toastProblem(error)
    }
  }
  // Before it is shown there is nothing to take back by.
  whenUntouched(() => {
    waitForUndo(step)
    // What was said before is older than this.
    change(undefined)
    afterReading(undoMs, drop)
  })
}

/** Leaving a screen for the sign-in, or ending a test: nothing of before is said or taken back. */
export function forgetToasts(): void {
  for (const step of stepsWaiting()) dropUndo(step)
  change(undefined)
}

/** While a pointer or the focus rests on a toast, its time stands still. */
let isRead = false
let late: (() => void)[] = []

export function readOn(isResting: boolean): void {
  isRead = isResting
  if (isRead) return
  const acts = late
  late = []
  for (const act of acts) setTimeout(act, noteMs)
}

function afterReading(ms: number, act: () => void): void {
  setTimeout(() => {
    if (isRead) late.push(act)
    else act()
  }, ms)
}
