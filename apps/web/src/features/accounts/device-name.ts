import type { Translate } from '@darzi/words/translate.ts'

/** Marks in a user agent, the more special first: every Edge also calls itself Chrome, every Chrome Safari. */
const browsers = [
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

/** "Chrome on Android" from a user agent; what it does not tell is left out. */
export function deviceName(userAgent: string, t: Translate): string {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1]
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1]
  if (browser && system) return t('accounts.devices.name', { browser, system })
  return browser ?? system ?? t('accounts.devices.unknown')
}

/** Whether it is held in the hand: for the picture beside the name. */
export function isHandheld(userAgent: string): boolean {
  return /iPhone|iPad|Android|Mobile/.test(userAgent)
}
