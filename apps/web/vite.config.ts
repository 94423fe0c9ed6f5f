import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = `http://127.0.0.1:${process.env.DARZI_API_PORT ?? 7391}`

const core = {
  name: 'core',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|preload-helper/,
  priority: 3,
}
const shell = {
  name: 'shell',
  test: /src\/(?:words|links|routes|say|languages|room-words|data\/(?:api|session|write-request|problem-error|new-id|kept-user)|theme\/scheme|ui\/(?:Mark|Button)|shell\/(?:Brand|LanguageSwitch|SchemeSwitch|Switches|Announcer|Opening|RouteError|admit|guard|build-routes|page-title|session-ended|use-screen))/,
  priority: 2,
}
const landing = {
  name: 'landing',
  test: /src\/(?:shell\/Public|features\/site\/(?:Landing|SiteFooter|\w+Art|Art|Band|Section|ActionLink|Icon|own-name))/,
  priority: 1,
}

/** Beside each file of words its compressed twins, so that the server compresses none while someone waits. */
const compressedTwins: Plugin = {
  name: 'compressed-twins',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|css|svg)$/.test(name)) continue
      const file = join(dir, name)
      const bytes = readFileSync(file)
      writeFileSync(`${file}.br`, brotliCompressSync(bytes))
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressedTwins],
  /** The server puts the nonce of each reply in place of this word; styles and scripts without it do not run. */
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': api, '/dev': api, '/auth': api } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: true,
    /** Inlined data: pictures and fonts would need a wider content policy. */
    assetsInlineLimit: 0,
    manifest: true,
    /** What every first visit needs travels in a few files rather than twenty: fewer journeys, better compression. */
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [core, shell, landing] } },
    },
  },
})
