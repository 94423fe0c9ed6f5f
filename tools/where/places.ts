import type { SourceFile } from '../check/rule.ts'

export interface Place {
  side: string
  paths: string[]
}

/** Where a feature stands on each side; sides without it are left out. */
export function placesOf(feature: string, files: SourceFile[]): Place[] {
  const inFolder = (folder: string) => (file: SourceFile) => file.path.startsWith(`${folder}/${feature}/`)
  // `customers.ts`, and what is said of one of them: `customer-shapes.ts`.
  const names = `(?:${feature}(?:-[a-z-]+)?|${feature.replace(/s$/, '')}-[a-z-]+)`
  const named =
    (folder: string) =>
    ({ path }: SourceFile) =>
      new RegExp(`^${folder}/${names}\\.(ts|json|test\\.ts)$`).test(path)
  const says = (file: SourceFile) => new RegExp(`\\b${feature.replaceAll('-', '[-_]')}\\b`).test(file.text)
  const sides: [string, (file: SourceFile) => boolean][] = [
    [
      'contract: what web and server agree on',
      (file) => named('packages/contract/src')(file) || inFolder('packages/contract/src')(file),
    ],
    [
      'tailoring: its rules',
      (file) => named('packages/tailoring/src')(file) || inFolder('packages/tailoring/src')(file),
    ],
    ['server: its verbs', inFolder('apps/server/src/features')],
    ['migrations that mention it', (file) => file.path.startsWith('apps/server/migrations/') && says(file)],
    ['web: its screens', inFolder('apps/web/src/features')],
    ['words', named('packages/words/src/(?:en|hi|pa)')],
    ['journeys in a browser that mention it', (file) => file.path.startsWith('e2e/') && says(file)],
  ]
  return sides
    .map(([side, belongs]) => ({ side, paths: files.filter(belongs).map((file) => file.path) }))
    .filter(({ paths }) => paths.length > 0)
}

/** Every feature of the app: it has a folder on the server or in the web. */
export function roomsOf(files: SourceFile[]): string[] {
  const features = files.map(({ path }) => path.match(/^apps\/(?:server|web)\/src\/features\/([^/]+)\//)?.[1])
  return [...new Set(features.filter((feature) => feature !== undefined))].sort()
}
