import { expect, test } from 'vitest'
import { stepNews } from './step-news.ts'

/** `kind:state`, one a minute. */
const told = (...steps: string[]) =>
  stepNews(
    steps.map((step, minute) => {
      const [kind = '', state = ''] = step.split(':')
      return { at: `2026-11-01T10:0${minute}:00.000Z`, kind, state }
    }),
  ).map(({ key }) => key.replace('tracking.steps.', ''))

test('an order through all its stages is told by what changed for the customer, newest first', () => {
  expect(
    told('taken:approved', 'moved:in_progress', 'moved:in_progress', 'moved:ready', 'delivered:delivered'),
  ).toEqual(['delivered', 'state_ready', 'state_in_progress', 'taken'])
})

test('a garment that goes from received to ready is received, then ready', () => {
  expect(told('taken:approved', 'moved:ready')).toEqual(['state_ready', 'taken'])
  expect(told('taken:pending', 'approved:approved', 'moved:ready')).toEqual([
    'state_ready',
    'approved',
    'taken',
  ])
})

test('work that is done again is ready again', () => {
  expect(
    told('taken:approved', 'moved:ready', 'rework:in_progress', 'moved:in_progress', 'moved:ready'),
  ).toEqual(['state_ready', 'rework', 'state_ready', 'taken'])
})
