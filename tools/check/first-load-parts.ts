/** A piece of the build, as its manifest lists it. */
export interface Part {
  file: string
  imports?: string[]
}
export type Manifest = Record<string, Part>

export interface WeighedScreen {
  path: string
  layout: 'public' | 'auth' | 'shop'
  /** The files its `load` imports, as the manifest names them. */
  loads: string[]
}

/** What a first visit loads beside the screen itself (apps/web/src/shell/build-routes.tsx). */
const around = {
  public: ['index.html', 'src/shell/PublicLayout.tsx'],
  auth: ['index.html', 'src/shell/AuthLayout.tsx', '../../packages/words/src/grammar.ts'],
  shop: [
    'index.html',
    'src/work-routes.tsx',
    'src/shell/ShopLayout.tsx',
    '../../packages/words/src/grammar.ts',
  ],
} satisfies Record<WeighedScreen['layout'], string[]>

/** The screens of a map, read as text: a tool may not import the web. */
export function screensIn(text: string): WeighedScreen[] {
  const entries = [
    ...text.matchAll(
      /\bpath: '([^']+)',[\s\S]*?\blayout: '(public|auth|shop)',[\s\S]*?\bload: ([\s\S]*?),\n {2}\}/g,
    ),
  ]
  if (entries.length !== text.match(/\bpath: '/g)?.length)
    throw new Error('A map of the screens reads differently now.')
  return entries.map(([, path = '', layout, load = '']) => ({
    path,
    // The pattern lets only these three through.
    layout: layout as WeighedScreen['layout'],
    loads: importsIn(/^\w+$/.test(load) ? bodyOf(text, load) : load),
  }))
}

function bodyOf(text: string, name: string): string {
  return text.match(new RegExp(`function ${name}\\(\\)[\\s\\S]*?\\n\\}`))?.[0] ?? ''
}

function importsIn(code: string): string[] {
  const found = [...code.matchAll(/\bimport\('\.\/([^']+)'\)/g)].map(([, path]) => `src/${path}`)
  if (found.length === 0) throw new Error(`A screen that loads nothing: ${code}`)
  return found
}

/** Every piece that comes with the screen, each once: what it is made of, and what those pieces import. */
export function partsOf(manifest: Manifest, screen: WeighedScreen): Part[] {
  const seen = new Map<string, Part>()
  const add = (name: string): void => {
    if (seen.has(name)) return
    const part = manifest[name]
    if (!part) throw new Error(`The build has no ${name}, which ${screen.path} needs.`)
    seen.set(name, part)
    part.imports?.forEach(add)
  }
  for (const name of [...around[screen.layout], ...screen.loads]) add(name)
  return [...seen.values()]
}
