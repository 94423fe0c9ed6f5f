export interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
}

const head = `# Third-party notices

Darzi is MIT-licensed (see LICENSE). It runs on the packages below, each under its own licence; the full text of each
licence lies in that package's folder of \`node_modules\`. Printed from package-lock.json by \`npm run notices\`.

| package | version | licence |
| --- | --- | --- |
`

/** Licences a package names in an older field of its package.json, which the lock does not carry. */
const namedElsewhere: Record<string, string> = { hooks: 'MIT' }

/** What ships and is no package. */
const others = `
## Data

The shapes of \`packages/body/src/avatar/figure/figure.json\` are learnt from bodies drawn with the human mesh and targets of
MakeHuman (makehumancommunity.org), which are dedicated to the public domain under CC0 1.0. No program code of it is used.
`

/** Everything that is installed for running, not only for building and testing, in the order of its name. */
export function printNotices(locked: Record<string, LockedPackage>): string {
  const lines = Object.entries(locked)
    .filter(([path, entry]) => path.includes('node_modules/') && ships(path, entry))
    .map(([path, { version, license }]) => {
      const name = path.split('node_modules/').at(-1) ?? path
      const named = license ?? namedElsewhere[name]
      if (!named) throw new Error(`${path} ships with Darzi and names no licence.`)
      return `| ${name} | ${version} | ${named} |`
    })
  return `${head}${[...new Set(lines)].sort().join('\n')}\n${others}`
}

/** Types are only read by the compiler, whoever asks for them. */
function ships(path: string, { dev, devOptional, link }: LockedPackage): boolean {
  return !dev && !devOptional && !link && !path.includes('node_modules/@types/')
}
