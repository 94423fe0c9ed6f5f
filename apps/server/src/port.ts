/**
 * What a feature needs of one above it, which it may not import: the lower one names the port, the higher one provides for it when
 * its routes are registered.
 */
export interface Port<T> {
  provide(given: T): void
  /** Throws when nobody has provided for it: a feature was left out of features/register-features. */
  use(): T
}

export function port<T>(name: string): Port<T> {
  let provided: T | undefined
  return {
    provide(given) {
      provided = given
    },
    use() {
      if (provided === undefined) throw new Error(`nothing provides ${name}`)
      return provided
    },
  }
}
