/**
 * Before the journeys: what a first start leaves in its data folder, with the demo shop and without. Servers start on a copy of
 * it, for making it takes seconds. First starts themselves are proved beside the faults.
 */
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { removeFolder, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    startedFolders: { withDemo: string; empty: string }
  }
}

export async function setup({ provide }: TestProject) {
  const withDemo = await firstStart({})
  const empty = await firstStart({ DARZI_DEMO: 'off' })
  provide('startedFolders', { withDemo, empty })
  return () => [withDemo, empty].forEach(removeFolder)
}

async function firstStart(environment: Record<string, string>): Promise<string> {
  const server = await startServer(environment)
  await server.stop()
  return server.folder
}

export function copyOf(started: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-e2e-'))
  cpSync(started, folder, { recursive: true })
  return folder
}
