import { expect, test } from 'vitest'
import { dropUndo, type Undo, undoLatest, waitForUndo } from './undo.ts'

test('the latest step is taken back first; a step whose time is up is not', () => {
  const takenBack: string[] = []
  const step = (id: string): Undo => {
    const made: Undo = {
      id,
      run: async () => {
        dropUndo(made)
        takenBack.push(id)
      },
    }
    waitForUndo(made)
    return made
  }
  step('first')
  const late = step('late')
  step('last')
  dropUndo(late)
  expect([undoLatest(), undoLatest(), undoLatest()]).toEqual([true, true, false])
  expect(takenBack).toEqual(['last', 'first'])
})
