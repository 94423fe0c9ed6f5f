/** Before the faults: the server as it is shipped, and where it lies. What `npm test` has just built is not built again. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    builtServer: string
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url))

export function setup({ provide }: TestProject) {
  execFileSync(process.execPath, ['tools/setup.mjs', 'build'], { cwd: root, stdio: 'inherit' })
  provide('builtServer', join(root, 'dist/server'))
}
