import { expect, test } from 'vitest'
import { changedFacts, movedPartnerDay } from './corrections.ts'

const said = { styles: [{ group: 'collar', option: 'mandarin' }], addOns: [], isUrgent: false }

test('of an edit only what stands otherwise is a correction, and a price never is', () => {
  const facts = (after: object, more: object = {}) =>
    changedFacts({
      before: said,
      after: { ...said, ...after },
      isAnother: false,
      hasNewSizes: false,
      ...more,
    })
  expect(facts({ priceMinor: 500, notes: '' })).toEqual([])
  expect(facts({ styles: [{ option: 'mandarin', group: 'collar' }] })).toEqual([])
  expect(facts({ styles: [], notes: 'Left shoulder drops' })).toEqual(['styles', 'notes'])
  expect(facts({ cloth: { source: 'own' }, isUrgent: true })).toEqual(['cloth', 'isUrgent'])
  expect(facts({}, { isAnother: true, hasNewSizes: true })).toEqual(['garment', 'sizes'])
})

test('a partner’s day moves with the house’s own; one that was agreed stays until it is after the promise', () => {
  const before = { promisedOn: '2026-12-10', workshopOn: '2026-12-08' }
  const today = '2026-12-01'
  const to = (promisedOn: string, workshopOn?: string) => ({
    before,
    after: { promisedOn, workshopOn },
    today,
  })
  expect(movedPartnerDay({ dueOn: '2026-12-08', ...to('2026-12-20', '2026-12-18') })).toBe('2026-12-18')
  expect(movedPartnerDay({ dueOn: '2026-12-08', ...to('2026-12-05') })).toBe('2026-12-05')
  expect(movedPartnerDay({ dueOn: '2026-12-08', ...to('2026-12-20', '2026-12-08') })).toBeUndefined()
  expect(movedPartnerDay({ dueOn: '2026-12-06', ...to('2026-12-20', '2026-12-18') })).toBeUndefined()
  expect(movedPartnerDay({ dueOn: '2026-12-06', ...to('2026-12-04', '2026-12-02') })).toBe('2026-12-04')
  expect(movedPartnerDay({ dueOn: '2026-12-08', ...to('2026-12-02', '2026-11-30') })).toBe(today)
})
