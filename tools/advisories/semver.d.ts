/** The one function of semver that is used; the package brings no types. */
declare module 'semver/functions/compare.js' {
  export default function compare(a: string, b: string): -1 | 0 | 1
}
