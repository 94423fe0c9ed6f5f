import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { run, timed } from './run.mjs'

const stampFile = 'node_modules/.darzi-installed'

/** Installs exactly what the lock names, when that is not what stands in node_modules for this machine and Node. */
export async function install() {
  const machine = `${process.platform}-${process.arch}-abi${process.versions.modules}`
  const stamp = `${createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')} ${machine}`
  const found = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
  if (found === stamp) return
  const isSameMachine = found === undefined || found.endsWith(machine)
  if (!(isSameMachine && isInstalledByHand())) await timed('Installing what Darzi is made of', cleanInstall)
  mkdirSync('node_modules', { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** npm leaves a list of what it has put into node_modules; a developer's own `npm install` need not be repeated. */
function isInstalledByHand() {
  try {
    const { packages: present } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'))
    const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' ||
        (present[path] ? JSON.stringify(present[path]) === JSON.stringify(entry) : entry.optional),
    )
  } catch {
    return false
  }
}

function cleanInstall() {
  const npm = process.env.npm_execpath
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const env = { ...process.env, NODE_ENV: 'development' }
  const task = 'Installing with npm'
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...words], { env, task })
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', words, { env, task })
}
