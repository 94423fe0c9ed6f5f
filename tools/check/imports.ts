import { posix } from 'node:path'
import { parseSync } from 'vite'
import { lineAt, type SourceFile } from './rule.ts'

export interface Import {
  /** As it is written: `../db/tx.ts`, `@darzi/contract/staff.ts`, `zod`. */
  specifier: string
  /** Where that is in our tree; for a package from npm its name. */
  target: string
  isTypeOnly: boolean
  /** `import()` in the course of the program, rather than before it begins. */
  isOnDemand: boolean
  line: number
}

const code = /\.(tsx?|mjs)$/

/** Everything a file imports, re-exports or loads on demand. */
export function importsOf({ path, text }: SourceFile): Import[] {
  if (!code.test(path)) return []
  const { module } = parseSync(path, text)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => {
      const isTypeOnly = entries.length > 0 && entries.every((entry) => entry.isType)
      return { specifier: moduleRequest.value, isTypeOnly, isOnDemand: false, start }
    }),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest
          ? [{ specifier: moduleRequest.value, isTypeOnly: isType, isOnDemand: false, start }]
          : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest, start }) => {
      const literal = text.slice(moduleRequest.start + 1, moduleRequest.end - 1)
      return { specifier: literal, isTypeOnly: false, isOnDemand: true, start }
    }),
    ...typeImportsOf(text),
  ]
  return found.map(({ specifier, isTypeOnly, isOnDemand, start }) => {
    return { specifier, isTypeOnly, isOnDemand, target: targetOf(path, specifier), line: lineAt(text, start) }
  })
}

/** `import('./x.ts').Name` in the place of a type is not in the module record. */
function typeImportsOf(text: string) {
  const inTypes = [...text.matchAll(/[:<|&=(]\s*import\('([^']+)'\)\./g)]
  return inTypes.map((match) => ({
    specifier: match[1] ?? '',
    isTypeOnly: true,
    isOnDemand: false,
    start: match.index,
  }))
}

function targetOf(path: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(path), plain)
  return plain.replace(/^@darzi\/(\w+)\//, 'packages/$1/src/')
}
