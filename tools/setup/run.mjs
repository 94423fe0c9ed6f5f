import { spawn } from 'node:child_process'

/** Runs a program quietly; what it said is shown only when it fails. */
export function run(program, args, { env = process.env, task }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    child.stdout.on('data', (part) => said.push(part))
    child.stderr.on('data', (part) => said.push(part))
    child.on('error', (cause) => reject(new Error(`${task} failed: ${cause.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(Buffer.concat(said).toString())
      reject(new Error(`${Buffer.concat(said)}\n${task} failed (${signal ?? `exit code ${code}`}).`))
    })
  })
}

/** Says what is being done, does it, and says how long it took. */
export async function timed(sentence, work) {
  const began = Date.now()
  if (process.stdout.isTTY) process.stdout.write(`${sentence} …`)
  const answer = await work()
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${process.stdout.isTTY ? '\r' : ''}${sentence}: ${seconds} s`)
  return answer
}
