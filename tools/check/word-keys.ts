import { type Finding, lineAt, type Rule, type SourceFile } from './rule.ts'
import { isNode, type Node, nodesOf, textOf } from './syntax.ts'

const place = /^(apps\/(web|server)\/src|packages\/words\/src)\/.*\.tsx?$/
const english = /^packages\/words\/src\/en\/([^/]+)\.json$/

export const wordKeys: Rule = {
  name: 'word-keys',
  demands: 'every word asked for exists',
  find(files) {
    const known = knownKeys(files)
    return files
      .filter(({ path }) => place.test(path) && !path.includes('.test.'))
      .flatMap((file) => unknownKeysOf(file, known))
  },
}

function knownKeys(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const feature = path.match(english)?.[1]
    return feature === undefined ? [] : Object.keys(JSON.parse(text)).map((key) => `${feature}.${key}`)
  })
}

/** What is given to `say`: a whole key, or a template that must fit at least one (`timeline.${kind}`). */
function unknownKeysOf(file: SourceFile, known: string[]): Finding[] {
  return nodesOf(file)
    .filter(isTranslate)
    .flatMap((call) =>
      askedKeys(call).flatMap((parts) => {
        const isKnown =
          parts.length === 1 ? known.includes(parts[0] ?? '') : known.some((key) => fits(key, parts))
        if (isKnown) return []
        return [
          {
            path: file.path,
            line: lineAt(file.text, call.start),
            problem: `no words for ${parts.join('…')}`,
          },
        ]
      }),
    )
}

function isTranslate({ type, callee }: Node): boolean {
  return type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' && callee.name === 't'
}

/** The server's `say` takes the language first; a choice (`isNew ? 'a.b' : 'a.c'`) asks for both. */
function askedKeys(call: Node): string[][] {
  const given = Array.isArray(call.arguments) ? call.arguments.slice(0, 2) : []
  return given.flatMap(branches).flatMap((value) => {
    const parts = textOf(value)?.parts
    return parts?.join('').includes('.') ? [parts] : []
  })
}

function branches(value: unknown): unknown[] {
  if (!isNode(value) || value.type !== 'ConditionalExpression') return [value]
  return [...branches(value.consequent), ...branches(value.alternate)]
}

function fits(key: string, parts: string[]): boolean {
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')
  return new RegExp(`^${pattern}$`).test(key)
}
