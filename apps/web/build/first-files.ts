/**
 * What the first visit of each screen loads, written beside the build for the server: it names these files in the page it sends, so
 * that they are asked for together with the program, and not one after the other as each turns up in the one before.
 */
import { readFileSync } from 'node:fs'
import type { FirstFiles } from '@darzi/contract/first-files.ts'
import type { Plugin, Rolldown } from 'vite'
import { firstAsks } from '../src/first-asks.ts'
import { firstLooks } from '../src/first-looks.ts'
import { screens } from '../src/screens.ts'
import { layoutFeatures } from '../src/shell/screen.ts'
import { layouts, partsOf, src } from './layouts.ts'

export function firstFiles(words: string): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const loaders = ['screen-loaders.ts', 'work-screen-loaders.ts'].map((file) =>
        readFileSync(src(file), 'utf8'),
      )
      const pageOf = pagesIn(loaders.join('\n'))
      const found: FirstFiles = {
        words,
        screens: screens.map(({ path, aliases = [], layout, features }) => {
          const page = src(pageOf(path))
          const files = filesOf(chunks, [...layouts[layout], page])
          return {
            paths: [path, ...aliases],
            layout,
            files,
            parts: filesOf(chunks, partsOf(page)).filter((file) => !files.includes(file)),
            features: [...new Set([...layoutFeatures[layout], ...features])],
            asks: [...(layout === 'shop' ? ['/api/session'] : []), ...(firstAsks[path] ?? [])],
            firstLook: firstLooks[path],
          }
        }),
      }
      this.emitFile({ type: 'asset', fileName: '.vite/first-files.json', source: JSON.stringify(found) })
    },
  }
}

/** The code of each screen below src/, by the lists of loaders; throws for a screen they do not have. */
export function pagesIn(loaders: string): (path: string) => string {
  const pages = new Map(
    [...loaders.matchAll(/^ {2}'([^']+)': \(\) => import\('\.\/([^']+)'\),$/gm)].map(
      ([, path = '', file = '']) => [path, file],
    ),
  )
  return (path) => {
    const page = pages.get(path)
    if (!page) throw new Error(`No code is listed for the screen at ${path}`)
    return page
  }
}

interface Chunk extends Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'imports'> {
  viteMetadata?: { importedCss: Iterable<string> }
}

/** The chunks these modules travel in and all that they import, each once, with their styles; throws where the build has none. */
export function filesOf(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const seen = new Set<Chunk>()
  const add = (name: string, isIt: (chunk: Chunk) => boolean): void => {
    const chunk = chunks.find(isIt)
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const file of chunk.imports) add(file, ({ fileName }) => fileName === file)
  }
  for (const id of modules) add(id, ({ moduleIds }) => moduleIds.includes(id))
  return [...seen].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
}
