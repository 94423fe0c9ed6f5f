import { parseSync } from 'vite'
import type { SourceFile } from './rule.ts'

/** A node of the syntax tree (ESTree with JSX), read loosely: a rule looks only at the few kinds it knows. */
export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Every node of a file, parents before children. */
export function nodesOf({ path, text }: SourceFile): Node[] {
  const found: Node[] = []
  const visit = (value: unknown): void => {
    if (isNode(value)) found.push(value)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  visit(parseSync(path, text).program)
  return found
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The text of a string literal, or the parts of a template around its holes; undefined for anything else. */
export function textOf(value: unknown): { parts: string[] } | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'Literal' && typeof value.value === 'string') return { parts: [value.value] }
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return undefined
  return { parts: value.quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked) }
}
