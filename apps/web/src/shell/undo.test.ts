import { expect, test } from 'vitest'
import { dropUndo, inTurn, type Undo, undoLatest, waitForUndo } from './undo.ts'

test('the latest step is taken back first; a step whose time is up is not', () => {
  const takenBack: string[] = []
  const step = (id: string): Undo => {
    const made: Undo = {
      id,
      message: id,
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

test('asked for twice quickly, a step is taken back only once the later one has its answer, refused or not', async () => {
  const told: string[] = []
  const answers: ((isTaken: boolean) => void)[] = []
  const undo = (id: string) => async () => {
    told.push(`${id} asked`)
    if (!(await new Promise<boolean>((answer) => answers.push(answer)))) throw new Error(id)
    told.push(`${id} done`)
  }
  const later = inTurn(undo('later')).catch(() => told.push('later refused'))
  const before = inTurn(undo('before'))
  await expect.poll(() => answers.length).toBe(1)
  expect(told).toEqual(['later asked'])
  answers[0]?.(false)
  await later
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(true)
  await before
  expect(told).toEqual(['later asked', 'later refused', 'before asked', 'before done'])
})
