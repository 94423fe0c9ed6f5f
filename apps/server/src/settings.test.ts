import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, type SettingName, settingShapes } from './settings.ts'

const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', what = '', fallback = '', example = '']) => ({
    name: name.slice(1, -1),
    what,
    fallback,
    example: example.slice(1, -1),
  }))

test('docs/settings.md tells of every setting and of none that is not there', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(settingShapes))
})

test('the defaults it tells are the ones that hold, and every one is explained', () => {
  const settings = readSettings({})
  for (const { name, what, fallback } of rows) {
    // a row's name is a setting's by the test above
    const value = settings[name as SettingName]
    expect(fallback, name).toBe(value === undefined ? 'not set' : String(value))
    expect(what, name).toMatch(/\.$/)
  }
})

test('every example of it is accepted', () => {
  const given = rows.map(({ example }) => {
    const at = example.indexOf('=')
    return [example.slice(0, at), example.slice(at + 1).replaceAll('"', '')] as const
  })
  expect(given.map(([name]) => name)).toEqual(Object.keys(settingShapes))
  expect(() => readSettings(Object.fromEntries(given))).not.toThrow()
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'darzi.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DARZI_DEMO: 'yes' }, 'DARZI_DEMO'],
  [{ DARZI_DEFAULT_SHOP: 'noor-tailors' }, 'DARZI_DEFAULT_SHOP'],
  [{ DARZI_LOG: 'loud' }, 'DARZI_LOG'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
  [{ S3_BUCKET: 'x', S3_ENDPOINT: 'https://s3.example' }, 'S3_ACCESS_KEY_ID'],
  [{ SMS_URL: 'http://sms.example' }, 'SMS_URL'],
  [{ SMS_HEADERS: 'Bearer abc' }, 'SMS_HEADERS'],
  [{ SMS_BODY: 'to={to}' }, 'SMS_BODY'],
  [{ PORT: 'abc', DARZI_LOG: 'loud' }, 'DARZI_LOG'],
])('%j is refused by the name of %s', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name)
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(readSettings({}))
})

test.each([
  [{}, '127.0.0.1'],
  [{ DARZI_DEMO: 'on' }, undefined],
  [{ DARZI_DEMO: 'off' }, undefined],
  [{ PUBLIC_URL: 'https://darzi.example' }, undefined],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
])(
  'with %j it listens at %s: the demo’s known passwords reach nobody else unless somebody says so',
  (given, host) => {
    expect(readSettings(given).host).toBe(host)
  },
)
