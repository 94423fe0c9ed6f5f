/** How the operator writes down an SMS gateway: its address, what it is told, and the headers that let us in. */
const params = ['to', 'from', 'text', 'id'] as const
type Hole = (typeof params)[number]
type Filling = Record<Hole, string>

/** What a body without a template of its own carries. */
export const usualBody = '{"to":"{to}","from":"{from}","text":"{text}","id":"{id}"}'

/** `Name: value` pairs, parted by `;`. Undefined when one of them is no header. */
export function readHeaders(written: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {}
  for (const pair of written.split(';').map((each) => each.trim())) {
    if (pair === '') continue
    const [, name, value] = /^([A-Za-z0-9-]+)\s*:\s*(\S.*)$/.exec(pair) ?? []
    if (!name || !value) return undefined
    headers[name.toLowerCase()] = value
  }
  return headers
}

/** A template tells whom and what; one without either would send nothing worth sending. */
export const isTemplate = (written: string) => written.includes('{to}') && written.includes('{text}')

const isJson = (template: string) => template.trimStart().startsWith('{"')

export function contentTypeOf(template: string) {
  return isJson(template) ? 'application/json' : 'application/x-www-form-urlencoded'
}

/** Fills the holes so that no text can end its own place: escaped in JSON, percent-encoded in a form or an address. */
export function fillTemplate(template: string, filling: Filling): string {
  const written = isJson(template)
    ? (text: string) => JSON.stringify(text).slice(1, -1)
    : (text: string) => encodeURIComponent(text)
  return template.replace(/\{(to|from|text|id)\}/g, (_whole, hole: Hole) => written(filling[hole]))
}
