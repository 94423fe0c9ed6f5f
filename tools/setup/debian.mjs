import { spawnSync } from 'node:child_process'
import { run } from './run.mjs'

/** Installs a package of Debian or Ubuntu, as root or with a sudo that asks nothing. Throws a sentence when it cannot. */
export async function installDebianPackage(name) {
  const asRoot = rootPrefix()
  if (!hasProgram('apt-get'))
    throw new Error(`${name} is missing and this system has no apt-get to install it.`)
  if (!asRoot)
    throw new Error(`${name} is missing, and installing it needs root or a sudo that asks no password.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words) => {
    const [program, ...args] = [...asRoot, 'apt-get', ...words]
    return run(program, args, { env, task: `apt-get ${words[0]}` })
  }
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', '--no-install-recommends', name)
}

function rootPrefix() {
  if (process.getuid?.() === 0) return []
  const answersQuietly = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return answersQuietly ? ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive'] : undefined
}

function hasProgram(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0
}
