/** What TypeScript needs to know of the set-up's plain JavaScript. */
declare module '*/setup/debian.mjs' {
  export function installDebianPackage(name: string): Promise<void>
}
declare module '*/setup/build.mjs' {
  export function isBuilt(name: 'web' | 'server'): boolean
}
declare module '*/browser.mjs' {
  export function findBrowser(env?: Record<string, string | undefined>): string | undefined
}
declare module '*/node-version.mjs' {
  export function refusalOfNode(version: string): string | undefined
}
