import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { screenChunks } from './build/first-build.ts'
import { firstFiles } from './build/first-files.ts'
import { modelFiles } from './build/model-files.ts'
import { withoutFloating } from './build/without-floating.ts'
import { wordFiles, wordsFolder } from './build/word-files.ts'

/** Beside each file of words its compressed twins, so that the server compresses none while someone waits. */
const compressedTwins: Plugin = {
  name: 'compressed-twins',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|css|svg|json)$/.test(name)) continue
      const file = join(dir, name)
      const bytes = readFileSync(file)
      writeFileSync(`${file}.br`, brotliCompressSync(bytes))
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
}

/** The router's build without its warnings for developers; its package names no condition for it. */
const quietRouter = join(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs')

const api = `http://127.0.0.1:${process.env.DARZI_API_PORT ?? 7391}`

const core = {
  name: 'core',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|preload-helper|modulepreload-polyfill|rolldown[/:]runtime/,
  priority: 3,
}
const shell = {
  name: 'shell',
  test: /index\.html$|words\/src\/(?:formats|calendar)\.ts$|src\/(?:words|links|public-screens|screen-loaders|translate|languages|feature-words|data\/(?:api|early-answers|shown-shop|device-storage|session|write-request|problem-error|new-id|stored-user)|theme\/(?:scheme|letters|[\w-]+\.css)|ui\/(?:Mark|Button|DateText|Fa(?:iled|ce)|leaving)|garments\/cloth-kinds|shell\/(?:Brand|front-at|forget-drafts|LanguageSwitch|SchemeSwitch|Switches|Announcer|Opening|RouteError|admit|guard|build-routes|page-title|screen\.ts|session-ended|tell-slow|use-screen))/,
  priority: 2,
}
/** The frame of every public page. */
const frame = {
  name: 'frame',
  test: /src\/(?:shell\/Public|features\/site\/(?:api|SiteFooter|own-name))/,
  priority: 1,
}
/** The pages that tell about Darzi share their drawings and bands; a form and a shop's page do without. */
const landing = {
  name: 'landing',
  test: /src\/features\/site\/(?:PageHead|Art|Band|Section|ActionLink|Icon)/,
  priority: 1,
}
/** Some of those pages show points and steps: small pieces, which weigh less in one file. */
const telling = { name: 'telling', test: /src\/features\/site\/(?:PointGrid|SpoolArt|StepTape)/, priority: 1 }

/** What places a menu beside its button: needed when one opens, and not before. */
const floating = { name: 'floating', test: /node_modules\/@floating-ui\//, priority: 4 }

/** What forms of several fields keep their state in, and the dialogs that hold one: screens that only show do without. */
const forms = {
  name: 'forms',
  test: /node_modules\/(?:@mantine\/form|klona|fast-deep-equal)\/|src\/data\/(?:use-send-form|settle-form)\./,
  priority: 4,
}
const dialogs = {
  name: 'dialogs',
  test: /src\/(?:shell\/ConfirmDialog|kits\/form\/(?:FormDialog|ReasonDialog))\./,
  priority: 4,
}

/** The frame of work, and where its screens are: nobody needs one without the other. */
const work = { name: 'work', test: /src\/(?:work-screen-loaders|shell\/ShopLayout)\./, priority: 4 }

const named = [floating, forms, dialogs, work, core, shell, frame, landing, telling]

export default defineConfig(async ({ command }) => {
  const chunks = command === 'build' ? await screenChunks(named) : undefined
  return {
    root: import.meta.dirname,
    plugins: [
      withoutFloating,
      react(),
      wordFiles(),
      modelFiles(),
      firstFiles(wordsFolder()),
      compressedTwins,
    ],
    resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: quietRouter }] : [] },
    /** The server puts the nonce of each reply in place of this word; styles and scripts without it do not run. */
    html: { cspNonce: '__CSP_NONCE__' },
    server: { proxy: { '/api': api, '/dev': api, '/auth': api } },
    build: {
      outDir: '../../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      /** Where a browser knows no preloading it fetches what is asked for when it is. */
      modulePreload: { polyfill: false },
      reportCompressedSize: true,
      /** Inlined data: pictures and fonts would need a wider content policy. */
      assetsInlineLimit: 0,
      manifest: true,
      /** What every first visit needs travels in a few files rather than twenty: fewer journeys, better compression. */
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [...named, { name: (id: string) => chunks?.get(id) ?? null }],
          },
        },
      },
    },
  }
})
