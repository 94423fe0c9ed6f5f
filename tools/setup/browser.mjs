import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackage } from './debian.mjs'
import { timed } from './run.mjs'

/** Debian's browser without a window: its tests take little more than half of the time of a whole one. */
const windowless = 'chromium-headless-shell'
const names = [
  windowless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
]

/** The path of a Chromium-like browser on this machine, or undefined. */
export function findBrowser(env = process.env) {
  const folders = [...(env.PATH ?? '').split(delimiter), ...places].filter(Boolean)
  const inFolders = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [env.CHROME_PATH, ...inFolders, ...places].find((path) => path && isBrowser(path))
}

/** Finds a browser for the browser tests, else (and in CI, unless the quick one is there) installs Debian's; without one those tests skip and say so. */
export async function browserOrInstall() {
  const found = findBrowser()
  if (found && (!process.env.CI || process.env.CHROME_PATH || found.endsWith(windowless))) return
  try {
    await timed('Installing Chromium for the browser tests', () => installDebianPackage(windowless))
  } catch (failure) {
    if (found) return
    console.warn(
      `No browser: ${failure.message}\nThe browser tests will be skipped. Set CHROME_PATH to run them.`,
    )
  }
}

/** Some systems put a script named chromium in place that only says how to install it; a browser knows its version. */
function isBrowser(path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  if (process.platform === 'win32' || path.endsWith('.app')) return true
  const answer = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 })
  return answer.status === 0 && /\d+\.\d+/.test(answer.stdout)
}
