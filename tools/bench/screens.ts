import { readFileSync } from 'node:fs'
import { rootPath } from '../root.ts'

export interface Screen {
  path: string
  access: string
}

/** The screens of the web's own map, read as text: a tool may not import the web, nor load its styles. */
export function screensOfWeb(text = readFileSync(rootPath('apps/web/src/routes.tsx'), 'utf8')): Screen[] {
  const found = [...text.matchAll(/\bpath: '([^']+)',(?:\s+aliases: \[[^\]]*\],)?\s+access: '([^']+)'/g)]
  const paths = text.match(/\bpath: '/g) ?? []
  if (found.length === 0 || found.length !== paths.length)
    throw new Error('The map of the screens reads differently now.')
  return found.map(([, path = '', access = '']) => ({ path, access }))
}
