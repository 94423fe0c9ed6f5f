import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../root.ts'
import type { Finding } from './rule.ts'

/** Runs a program of node_modules; when it fails, all it said is one finding. */
export async function runProgram(name: string, args: string[]): Promise<Finding[]> {
  const child = spawn(process.execPath, [`node_modules/${name}`, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      said += part
    })
  }
  const [code] = await once(child, 'close')
  return code === 0 ? [] : [{ path: name, problem: `exit code ${code}\n${said.trim()}` }]
}
