import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Beside each file of words its compressed twins, so that the server compresses none while someone waits. */
export const compressedTwins: Plugin = {
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
