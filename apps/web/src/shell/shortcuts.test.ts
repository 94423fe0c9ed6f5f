import { expect, test } from 'vitest'
import { isPressed, shortcuts } from './shortcuts.ts'

const press = (key: string, held: 'ctrlKey' | 'metaKey' | 'altKey' | 'none' = 'none') => ({
  key,
  ctrlKey: held === 'ctrlKey',
  metaKey: held === 'metaKey',
  altKey: held === 'altKey',
})
const actOf = (pressed: ReturnType<typeof press>) => shortcuts.find((known) => isPressed(known, pressed))?.act

test.each([
  [press('n'), 'newOrder'],
  [press('N'), 'newOrder'],
  [press('c'), 'addCustomer'],
  [press('/'), 'search'],
  [press('?'), 'list'],
  [press('k', 'ctrlKey'), 'palette'],
  [press('k', 'metaKey'), 'palette'],
  [press('z', 'ctrlKey'), 'undo'],
  [press('k'), undefined],
  [press('n', 'ctrlKey'), undefined],
  [press('n', 'altKey'), undefined],
])('the press %o acts as %s', (pressed, act) => {
  expect(actOf(pressed)).toBe(act)
})

test('no two shortcuts share a key', () => {
  const keys = shortcuts.map(({ key, withCommand }) => `${withCommand ? 'Ctrl ' : ''}${key}`)
  expect(new Set(keys).size).toBe(keys.length)
})
