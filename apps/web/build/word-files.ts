/**
 * The words reach the browser as data, one file per language and feature. Their address holds one hash of them all, so a
 * screen can say where its words are without carrying a list of every file.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'

const source = join(import.meta.dirname, '../../../packages/words/src')
const inDevelopment = '/words'

/** Where the build puts them. */
export const wordsFolder = (): string => `assets/words-${hashOf(readWords())}`

export function wordFiles(): Plugin {
  const files = readWords()
  const built = wordsFolder()
  return {
    name: 'word-files',
    config: (_, { command }) => ({
      define: { __WORDS_AT__: JSON.stringify(command === 'build' ? `/${built}` : inDevelopment) },
    }),
    configureServer({ middlewares, watcher, ws }) {
      middlewares.use(inDevelopment, answerWords)
      watcher.add(source)
      watcher.on('change', (file) => {
        if (file.startsWith(source) && file.endsWith('.json')) ws.send({ type: 'full-reload' })
      })
    },
    generateBundle() {
      for (const [name, words] of files)
        this.emitFile({ type: 'asset', fileName: `${built}/${name}`, source: words })
    },
  }
}

/** By `en/site.json`, without the white space people read by. */
function readWords(): Map<string, string> {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isWords).sort()
  return new Map(
    names.map((name) => [name, JSON.stringify(JSON.parse(readFileSync(join(source, name), 'utf8')))]),
  )
}

const isWords = (name: string) => /^[a-z]{2}\/[\w-]+\.json$/.test(name)

function hashOf(files: Map<string, string>): string {
  const hash = createHash('sha256')
  for (const [name, words] of files) hash.update(name).update('\0').update(words).update('\0')
  return hash.digest('base64url').slice(0, 8)
}

/** While developing they are read anew at every visit. */
const answerWords: Connect.NextHandleFunction = (request, reply, next) => {
  const name = (request.url ?? '').slice(1).replace(/\?.*$/, '')
  const words = isWords(name) && readWords().get(name)
  if (!words) return next()
  reply.setHeader('content-type', 'application/json')
  reply.end(words)
}
