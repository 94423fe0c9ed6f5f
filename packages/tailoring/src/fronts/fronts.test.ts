import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasFront, hasOwnDomain } from '../plans.ts'
import { contrastOf, frontColours, readableContrast, readableOn, schemeGrounds, shadedIn } from './colours.ts'
import { domainResult, hostName, isClaimOver } from './domain.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('whatever colours a house chooses', () => {
  test('words on them and links in them are read on both schemes', () => {
    fc.assert(
      fc.property(
        colour,
        colour,
        fc.constantFrom('light' as const, 'dark' as const),
        (main, accent, scheme) => {
          const colours = frontColours({ main, accent }, scheme)
          expect(contrastOf(colours.onMain, main)).toBeGreaterThanOrEqual(readableContrast)
          expect(contrastOf(colours.onAccent, accent)).toBeGreaterThanOrEqual(readableContrast)
          expect(contrastOf(colours.link, schemeGrounds[scheme])).toBeGreaterThanOrEqual(readableContrast)
        },
      ),
    )
  })

  test('one that can be read is left as it is, and which is shaded is said', () => {
    expect(readableOn('#ffffff', '#102030')).toBe('#102030')
    expect(shadedIn('#102030')).toEqual(['dark'])
    expect(shadedIn('#ffe08a')).toEqual(['light'])
  })

  test('contrast is counted as WCAG counts it', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('a domain', () => {
  const ownHosts = ['darzi.example', 'localhost']
  test.each([
    ['Meher.COM', 'meher.com'],
    ['https://www.meher.com/shop?x=1', 'www.meher.com'],
    ['meher.co.in.', 'meher.co.in'],
    ['bücher.de', 'xn--bcher-kva.de'],
  ])('%s is kept as %s', (typed, domain) => {
    expect(domainResult({ typed, ownHosts })).toMatchObject({ domain })
  })

  test.each([
    '',
    'meher',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'a b.com',
    'meher.local',
    'x.test',
    'meher.com:8080',
    '-a.com',
  ])('%s is none', (typed) => {
    expect(domainResult({ typed, ownHosts })).toMatchObject({ refused: 'fronts.domainInvalid' })
  })

  test.each(['darzi.example', 'www.darzi.example'])('%s is this server’s own', (typed) => {
    expect(domainResult({ typed, ownHosts: ['darzi.example:443'] })).toMatchObject({
      refused: 'fronts.domainOurs',
    })
  })

  test('hosts are one in any letter case, with a port and with a dot at the end', () => {
    for (const host of ['Meher.com', 'meher.com:80', 'meher.com.', 'MEHER.COM.:443'])
      expect(hostName(host)).toBe('meher.com')
  })

  test('a claim is over after seven days and not before', () => {
    const claimedAt = new Date('2026-11-01T00:00:00Z')
    expect(isClaimOver({ claimedAt, now: new Date('2026-11-08T00:00:00Z') })).toBe(false)
    expect(isClaimOver({ claimedAt, now: new Date('2026-11-08T00:00:01Z') })).toBe(true)
  })
})

test('every house has a front, tailors on Enterprise; the own domain is Enterprise’s; a trial has all', () => {
  const now = new Date('2026-11-27T00:00:00Z')
  const shop = (kind: 'tailor' | 'house', plan: Parameters<typeof hasFront>[0]['plan']) => ({
    kind,
    plan,
    now,
  })
  expect(hasFront(shop('house', 'houseFree'))).toBe(true)
  expect(hasFront(shop('tailor', 'tailorProfessional'))).toBe(false)
  expect(hasFront(shop('tailor', 'tailorEnterprise'))).toBe(true)
  expect(hasOwnDomain(shop('house', 'houseProfessional'))).toBe(false)
  expect(hasOwnDomain(shop('house', 'houseEnterprise'))).toBe(true)
  const trialEndsAt = new Date('2026-11-28T00:00:00Z')
  expect(hasOwnDomain({ ...shop('tailor', 'tailorFree'), trialEndsAt })).toBe(true)
  expect(hasOwnDomain({ ...shop('tailor', 'tailorFree'), trialEndsAt: now })).toBe(false)
})
