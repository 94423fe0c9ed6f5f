import { expect, test } from 'vitest'
import { changedDays, daysAsSent, daysBefore } from './order-days.ts'

const order = { promisedOn: '2026-12-01', trialOn: '2026-11-28', workshopOn: undefined }

test('only days typed otherwise than they stand are sent, a day taken away as none', () => {
  expect(changedDays(order, { promisedOn: '2026-12-01', workshopOn: '' })).toEqual({})
  const changed = changedDays(order, { promisedOn: '2026-12-05', trialOn: '' })
  expect(daysAsSent(changed)).toEqual({ promisedOn: '2026-12-05', trialOn: null })
})

test('the promise stays when its field is emptied', () => {
  expect(changedDays(order, { promisedOn: '' })).toEqual({})
})

test('undoing a promise gives the workshop’s day back with it; another day comes back alone', () => {
  const set = { ...order, workshopOn: '2026-11-25' }
  expect(daysBefore(set, { promisedOn: '2026-12-05' })).toEqual({
    promisedOn: '2026-12-01',
    workshopOn: '2026-11-25',
  })
  expect(daysBefore(order, { promisedOn: '2026-12-05', trialOn: '' })).toEqual({
    promisedOn: '2026-12-01',
    trialOn: '2026-11-28',
    workshopOn: null,
  })
  expect(daysBefore(set, { trialOn: '2026-11-30' })).toEqual({ trialOn: '2026-11-28' })
})
