/** A piece of the build, as its manifest lists it. */
export interface Part {
  file: string
  imports?: string[]
}
export type Manifest = Record<string, Part>

export interface WeighedScreen {
  path: string
  layout: 'public' | 'auth' | 'shop'
  /** Its code, as the manifest names it. */
  load: string
}

/** What a first visit loads beside the screen itself (apps/web/src/shell/build-routes.tsx). */
const around = {
  public: ['index.html', 'src/shell/PublicLayout.tsx'],
  auth: ['index.html', 'src/shell/AuthLayout.tsx', '../../packages/words/src/grammar.ts'],
  shop: [
    'index.html',
    'src/work-screen-loaders.ts',
    'src/shell/ShopLayout.tsx',
    '../../packages/words/src/grammar.ts',
  ],
} satisfies Record<WeighedScreen['layout'], string[]>

/** The screens, and the code of each by the lists of loaders; read as text: a tool may not import the web. */
export function screensIn(text: string, loaders: string): WeighedScreen[] {
  const entries = [...text.matchAll(/\bpath: '([^']+)',[\s\S]*?\blayout: '(public|auth|shop)',/g)]
  if (entries.length !== text.match(/\bpath: '/g)?.length)
    throw new Error('The list of screens reads differently now.')
  const code = new Map(
    [...loaders.matchAll(/^ {2}'([^']+)': \(\) => import\('\.\/([^']+)'\),$/gm)].map(
      ([, path = '', file]) => [path, `src/${file}`],
    ),
  )
  return entries.map(([, path = '', layout]) => {
    const load = code.get(path)
    if (!load) throw new Error(`No code is listed for the screen at ${path}`)
    // The pattern lets only these three through.
    return { path, layout: layout as WeighedScreen['layout'], load }
  })
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
  for (const name of [...around[screen.layout], screen.load]) add(name)
  return [...seen.values()]
}
