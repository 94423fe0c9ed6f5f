import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { build, defineConfig, type Plugin } from 'vite'

const here = import.meta.dirname

/**
 * Go into the one file: our own packages, and libraries of many small files of JavaScript, which read one by one took a tenth of the
 * processor's time of a start. All else that npm installs stays outside.
 */
const noExternal = [
  /^@darzi\//,
  'csv-parse',
  'csv-stringify',
  'intl-messageformat',
  'kysely',
  'libphonenumber-js',
  'luxon',
  'otpauth',
  'zod',
]

/** The server as one file for production. */
export default defineConfig({
  root: here,
  plugins: [filesBeside(), workersBeside()],
  ssr: { noExternal },
  build: {
    ssr: 'src/main.ts',
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
})

/** What the program reads as files travels as files: dist/server/migrations, and the papers with their fonts. */
function filesBeside(): Plugin {
  return {
    name: 'darzi:files-beside',
    apply: 'build',
    async writeBundle({ dir }) {
      for (const folder of ['migrations', 'papers', 'fonts'])
        await cp(join(here, folder), join(dir ?? here, folder), { recursive: true })
    },
  }
}

/** What runs in a thread of its own is a file of its own: dist/server/mesh-worker.js. */
function workersBeside(): Plugin {
  return {
    name: 'darzi:workers-beside',
    apply: 'build',
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        root: here,
        logLevel: 'warn',
        ssr: { noExternal },
        build: {
          ssr: 'src/features/body-scans/mesh-worker.ts',
          outDir: dir,
          emptyOutDir: false,
          target: 'node20',
          sourcemap: true,
          minify: false,
          rolldownOptions: { output: { entryFileNames: 'mesh-worker.js', codeSplitting: false } },
        },
      })
    },
  }
}
