import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const web = resolve(import.meta.dirname, '../../apps/web/src')

export interface Screen {
  path: string
  aliases: string[]
  access: string
  layout: string
}

/** The screens of the web, read as text: nobody imports across parts. */
export function screensOfWeb(): Screen[] {
  const text = readdirSync(web)
    .filter((name) => name.endsWith('-screens.ts'))
    .toSorted()
    .map((list) => readFileSync(`${web}/${list}`, 'utf8'))
    .join('\n')
  const found = text.matchAll(
    /\bpath: '([^']+)',\s+(?:aliases: \[([^\]]*)\],\s+)?access: '([^']+)',\s+(?:needs: '[^']+',\s+)?layout: '([^']+)'/g,
  )
  const screens = [...found].map(([, path = '', aliases = '', access = '', layout = '']) => ({
    path,
    access,
    layout,
    aliases: [...aliases.matchAll(/'([^']+)'/g)].map(([, alias = '']) => alias),
  }))
  if (screens.length === 0 || screens.length !== text.match(/\bpath: '/g)?.length)
    throw new Error('The list of screens reads differently now.')
  return screens
}

/** Whether a screen stands at this address. */
export function isScreen(address: string): boolean {
  const path = address.replace(/[?#].*$/, '')
  return screensOfWeb()
    .flatMap((screen) => [screen.path, ...screen.aliases])
    .some((known) => new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(path))
}

/** The words keys of the keys that act anywhere in the shop, as the list under `?` must show them. */
export function declaredShortcuts(): string[] {
  const text = readFileSync(`${web}/shell/shortcuts.ts`, 'utf8')
  return [...text.matchAll(/\bact: '\w+',.*?\blabel: '([^']+)'/g)].map(([, label = '']) => label)
}
