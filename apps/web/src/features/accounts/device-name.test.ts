import { expect, test } from 'vitest'
import { deviceName, isHandheld } from './device-name.ts'

const t = (key: string, params: Record<string, unknown> = {}) =>
  key === 'accounts.devices.name' ? `${params.browser} on ${params.system}` : key

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'
const onAndroid = `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${chrome} Mobile Safari/537.36`
const onWindows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`

test.each([
  ['Chrome on Android', onAndroid],
  ['Samsung Internet on Android', onAndroid.replace('Chrome/', 'SamsungBrowser/25.0 Chrome/')],
  ['Edge on Windows', `${onWindows} Edg/130.0.0.0`],
  ['Opera on Windows', `${onWindows} OPR/112.0.0.0`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari on Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.6 Safari/605.1.15',
  ],
  ['accounts.devices.unknown', 'curl/8.5.0'],
  ['accounts.devices.unknown', ''],
])('a device is named %s', (name, userAgent) => {
  expect(deviceName(userAgent, t)).toBe(name)
})

test('a phone is known from a desk', () => {
  expect([isHandheld(onAndroid), isHandheld(onWindows)]).toEqual([true, false])
})
