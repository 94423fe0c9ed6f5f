/**
 * Two set-ups at once in one folder would install and build over each other. The second waits for the first;
 * a turn left behind by a process that died is taken over.
 */
import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The holder touches its turn every second; one untouched for this long belongs to nobody, whoever has its number now. */
const forgottenMs = 20_000

let held

export function atExitRelease() {
  process.on('exit', release)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
}

/** Waits until no other set-up runs in `root`. */
export async function waitForTurn(root) {
  const turn = join(root, '.tmp', 'setup-turn')
  mkdirSync(join(root, '.tmp'), { recursive: true })
  for (let told = false; !take(turn); told = true) {
    if (!told) console.log('Another set-up is at work in this folder; waiting for it …')
    await wait(300)
  }
  held = turn
  setInterval(touch, 1000).unref()
}

function touch() {
  // Whoever deleted the folder meanwhile wanted no turns in it.
  utimes(held, new Date(), new Date(), () => {})
}

function take(turn) {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isAlive(holderOf(turn)) || isForgotten(turn)) rmSync(turn, { force: true })
    return false
  }
}

/** The process that has the turn; its own number is a moment away while the file is still empty. */
function holderOf(turn) {
  try {
    return Number(readFileSync(turn, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return failure.code === 'EPERM'
  }
}

function isForgotten(turn) {
  try {
    return Date.now() - statSync(turn).mtimeMs > forgottenMs
  } catch {
    return false
  }
}

function release() {
  if (held) rmSync(held, { force: true })
}
