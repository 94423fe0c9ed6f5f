import { expect, test } from 'vitest'
import { changedDays, daysAsSent } from './order-days.ts'

const order = { promisedOn: '2026-12-01', trialOn: '2026-11-28', workshopOn: undefined }

test('only days typed otherwise than they stand are sent, a day taken away as none', () => {
  expect(changedDays(order, { promisedOn: '2026-12-01', workshopOn: '' })).toEqual({})
  const changed = changedDays(order, { promisedOn: '2026-12-05', trialOn: '' })
  expect(daysAsSent(changed)).toEqual({ promisedOn: '2026-12-05', trialOn: null })
})

test('the promise stays when its field is emptied', () => {
  expect(changedDays(order, { promisedOn: '' })).toEqual({})
})
