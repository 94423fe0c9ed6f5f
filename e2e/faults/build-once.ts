/** Before the faults: the server as it is shipped, built once for all of them. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    builtServer: string
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Inside the tree, where what npm installed is found. */
export async function setup({ provide }: TestProject) {
  const built = join(root, '.tmp', `server-${process.pid}`)
  await build({
    configFile: join(root, 'apps/server/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: built, sourcemap: false },
  })
  provide('builtServer', built)
  return () => rmSync(built, { recursive: true, force: true })
}
