import { readFileSync } from 'node:fs'
import { rootPath } from '../root.ts'

export interface Screen {
  path: string
  access: string
}

const lists = [
  'apps/web/src/public-screens.ts',
  'apps/web/src/work-screens.ts',
  'apps/web/src/office-screens.ts',
  'apps/web/src/money-screens.ts',
  'apps/web/src/paper-screens.ts',
  'apps/web/src/stock-screens.ts',
  'apps/web/src/garment-screens.ts',
  'apps/web/src/own-screens.ts',
  'apps/web/src/message-screens.ts',
]

/** The screens of the web, read as text: a tool may not import the web, nor load its styles. */
export function screensOfWeb(): Screen[] {
  const text = lists.map((path) => readFileSync(rootPath(path), 'utf8')).join('\n')
  const found = [...text.matchAll(/\bpath: '([^']+)',(?:\s+aliases: \[[^\]]*\],)?\s+access: '([^']+)'/g)]
  const paths = text.match(/\bpath: '/g) ?? []
  if (found.length === 0 || found.length !== paths.length)
    throw new Error('The list of screens reads differently now.')
  return found.map(([, path = '', access = '']) => ({ path, access }))
}
