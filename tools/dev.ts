/**
 * `npm run dev`: both sides with hot reload behind one address. The screens come from Vite, which hands /api on to
 * the server; the server restarts when its source changes. Ctrl-C ends both.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'vite'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { root, rootPath } from './root.ts'

const apiPort = String(await freePort())
// The web's own Vite settings read where the server is.
process.env.DARZI_API_PORT = apiPort

const vite = await createServer({
  configFile: rootPath('apps/web/vite.config.ts'),
  logLevel: 'warn',
  server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? 'localhost' },
})
await vite.listen()
const address = vite.resolvedUrls?.local[0]?.replace(/\/$/, '')

const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: address, PORT: apiPort, HOST: '127.0.0.1' },
  },
)

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
server.on('exit', () => void end())

async function end() {
  if (isEnding) return
  isEnding = true
  await vite.close()
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  process.exit()
}
