/** Texts with holes: `{customerName}` is filled, anything else in braces is refused, and so is all that a browser would run. */
import type { Variable } from './events.ts'

export type TemplateFault =
  | { code: 'notifications.unknownVariable'; params: { name: string } }
  | { code: 'notifications.brokenHole' }
  | { code: 'notifications.script' }

const hole = /\{([^{}]*)\}/g
/** A tag, a comment, or an address that runs: none of them belongs in a message of words. */
const script = /<\s*[a-z!/?]|javascript\s*:|\bdata\s*:\s*text\/html|&#x?[0-9a-f]+;?/i

/** The first thing that is wrong with a text whose holes may be these. */
export function templateFault(text: string, allowed: readonly Variable[]): TemplateFault | undefined {
  if (script.test(text)) return { code: 'notifications.script' }
  const known: readonly string[] = allowed
  for (const [, name = ''] of text.matchAll(hole))
    if (!known.includes(name)) return { code: 'notifications.unknownVariable', params: { name: name.trim() } }
  return /[{}]/.test(text.replace(hole, '')) ? { code: 'notifications.brokenHole' } : undefined
}

/** The holes of a text, each once, in their order. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(hole)].map(([, name = '']) => name))]
}

/** Fills what is known; a hole nothing is known of goes with it. What is filled in is never read for holes again. */
export function fillTemplate(text: string, values: Partial<Record<string, string>>): string {
  return text
    .replace(hole, (_whole, name: string) => values[name] ?? '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .trim()
}
