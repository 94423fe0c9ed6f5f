import { type Finding, lineAt, type Rule, type SourceFile } from './rule.ts'
import { isNode, type Node, nodesOf, textOf } from './syntax.ts'

const place = /^apps\/web\/src\/.*\.tsx$/
const letter = /\p{Letter}/u
/** Attributes whose text a person reads or hears. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|description)$/

export const literals: Rule = {
  name: 'literals',
  demands: 'every sentence on a screen stands in packages/words',
  find: (files) =>
    files.filter(({ path }) => place.test(path) && !path.includes('.test.')).flatMap(literalsOf),
}

function literalsOf(file: SourceFile): Finding[] {
  return nodesOf(file).flatMap((node) => {
    const text = writtenText(node)
    if (text === undefined || !letter.test(text)) return []
    return [
      {
        path: file.path,
        line: lineAt(file.text, node.start),
        problem: `“${text.trim()}” belongs in packages/words`,
      },
    ]
  })
}

function writtenText(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'JSXAttribute') return isSpoken(node) ? literalIn(node.value) : undefined
  return node.type === 'JSXElement' || node.type === 'JSXFragment' ? childLiteral(node) : undefined
}

/** `<p>{'Hello'}</p>` and `<p>{`Hello`}</p>` are literals too. */
function childLiteral(node: Node): string | undefined {
  const children = Array.isArray(node.children) ? node.children : []
  return children.map(literalIn).find((text) => text !== undefined && letter.test(text))
}

function isSpoken({ name }: Node): boolean {
  return isNode(name) && spoken.test(String(name.name))
}

function literalIn(value: unknown): string | undefined {
  const inner = isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value
  return isNode(value) && value.type !== 'JSXText' ? textOf(inner)?.parts.join(' ') : undefined
}
