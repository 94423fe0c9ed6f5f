/**
 * What the first visit of each screen loads, written beside the build for the server: it names these files in the page it sends, so
 * that they are asked for together with the program, and not one after the other as each turns up in the one before.
 */
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { screens } from '../src/screens.ts'
import { layoutFeatures, type Screen } from '../src/shell/screen.ts'
import { layouts, src } from './layouts.ts'

/** What the server reads (apps/server/src/http/first-files.ts). */
export interface FirstFiles {
  /** Where the words are. */
  words: string
  screens: { paths: string[]; files: string[]; features: string[]; asks: string[] }[]
}

export function firstFiles(words: string): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const pages = pagesByPath()
      const found: FirstFiles = {
        words,
        screens: screens.map((screen) => ({
          paths: [screen.path, ...(screen.aliases ?? [])],
          files: filesOf(chunks, [...layouts[screen.layout], pageOf(pages, screen)]),
          features: [...new Set([...layoutFeatures[screen.layout], ...screen.features])],
          asks: [...(screen.layout === 'shop' ? ['/api/session'] : []), ...(screen.firstAsks ?? [])],
        })),
      }
      this.emitFile({ type: 'asset', fileName: '.vite/first-files.json', source: JSON.stringify(found) })
    },
  }
}

/** The code of each screen by the lists of loaders. */
function pagesByPath(): ReadonlyMap<string, string> {
  const lists = ['screen-loaders.ts', 'work-screen-loaders.ts'].map((file) => readFileSync(src(file), 'utf8'))
  return new Map(
    [...lists.join('\n').matchAll(/^ {2}'([^']+)': \(\) => import\('\.\/([^']+)'\),$/gm)].map(
      ([, path = '', file = '']) => [path, src(file)],
    ),
  )
}

function pageOf(pages: ReadonlyMap<string, string>, { path }: Screen): string {
  const page = pages.get(path)
  if (!page) throw new Error(`No code is listed for the screen at ${path}`)
  return page
}

/** The chunks these modules travel in and all that they import, with their styles; what the page names already comes first. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const seen = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const id of modules) add(chunks.find(({ moduleIds }) => moduleIds.includes(id)))
  return [...seen].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
}
