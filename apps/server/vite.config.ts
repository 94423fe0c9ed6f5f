import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const here = import.meta.dirname

/** The server as one file for production. What npm installs stays outside; our own packages go in. */
export default defineConfig({
  root: here,
  plugins: [migrationsBeside()],
  ssr: { noExternal: [/^@darzi\//] },
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

/** Migrations are read at start, so they travel as files: dist/server/migrations. */
function migrationsBeside(): Plugin {
  return {
    name: 'darzi:migrations-beside',
    apply: 'build',
    async writeBundle({ dir }) {
      await cp(join(here, 'migrations'), join(dir ?? here, 'migrations'), { recursive: true })
    },
  }
}
