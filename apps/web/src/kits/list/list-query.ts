/**
 * Which rows of a list are asked for, written once: the same fields are read from the address, written to it, saved as a
 * view and sent to the server. What an address holds that no field knows is left at its default.
 */
export interface Field<Value, Sent> {
  usual: Value
  /** From the address; undefined for what it does not know. */
  read: (written: string) => Value | undefined
  write: (value: Value) => string
  send: (value: Value) => Sent
  /** Whether another value than the usual one hides rows; a sort hides none. */
  isNarrowing: boolean
}

const longestWords = 120

/** Words to search for, or an id. */
export const text = (): Field<string, string | undefined> => ({
  usual: '',
  read: (written) => written,
  write: (value) => (value.trim() ? value : ''),
  send: (value) => value.trim().slice(0, longestWords) || undefined,
  isNarrowing: true,
})

/** One of a few values. */
export const oneOf = <V extends string>(values: readonly V[], usual: V): Field<V, V> => ({
  usual,
  read: (written) => values.find((value) => value === written),
  write: (value) => value,
  send: (value) => value,
  isNarrowing: true,
})

/** Sent only when it narrows: few lists are opened by it. */
export const unlessUsual = <V>(field: Field<V, V>): Field<V, V | undefined> => ({
  ...field,
  send: (value) => (value === field.usual ? undefined : value),
})

/** In which order the rows come. */
export const sortBy = <V extends string>(values: readonly V[], usual: V): Field<V, V> => ({
  ...oneOf(values, usual),
  isNarrowing: false,
})

/** Another set of rows altogether, such as the archive: its search begins anew, so it narrows nothing by itself. */
export const flag = (): Field<boolean, 'true' | 'false'> => ({
  usual: false,
  read: (written) => (written === 'true' ? true : undefined),
  write: (value) => (value ? 'true' : ''),
  send: (value) => (value ? 'true' : 'false'),
  isNarrowing: false,
})

// biome-ignore lint/suspicious/noExplicitAny: the values of a field are named by each list
export type Fields = Record<string, Field<any, any>>
export type QueryOf<F extends Fields> = { [K in keyof F]: F[K]['usual'] }
export type SentOf<F extends Fields> = { [K in keyof F]: ReturnType<F[K]['send']> }

export interface ListQuery<F extends Fields> {
  /** Every field at its default. */
  usual: QueryOf<F>
  read: (search: URLSearchParams) => QueryOf<F>
  /** The rest of a query at its defaults. */
  fill: (part: Partial<QueryOf<F>>) => QueryOf<F>
  /** Defaults left out and always in one order: the same rows have the same address. */
  write: (query: QueryOf<F>) => URLSearchParams
  /** The same rows whatever order a saved address was written in. */
  tidy: (address: string) => string
  send: (query: QueryOf<F>) => SentOf<F>
  /** Whether fewer rows than the whole list are asked for. */
  isNarrowed: (query: QueryOf<F>) => boolean
}

/** `usually` gives defaults that depend on the rest of the query. */
export function listQuery<F extends Fields>(
  fields: F,
  usually: (query: QueryOf<F>) => Partial<QueryOf<F>> = () => ({}),
): ListQuery<F> {
  const names = Object.keys(fields)
  const each = (entry: (name: string, field: Field<unknown, unknown>) => unknown) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const field = fields[name]
        return field ? [[name, entry(name, field)]] : []
      }),
    )
  // Each entry is made from the field of its own name.
  const usual = each((_, field) => field.usual) as QueryOf<F>
  const usualFor = (query: QueryOf<F>): QueryOf<F> => ({ ...usual, ...usually(query) })
  const known = (search: URLSearchParams) =>
    each((name, field) => {
      const written = search.get(name)
      return written === null ? undefined : field.read(written)
    })
  const fill = (part: Partial<QueryOf<F>>) => {
    const given = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
    return { ...usualFor({ ...usual, ...given }), ...given } as QueryOf<F>
  }
  const read = (search: URLSearchParams) => fill(known(search) as Partial<QueryOf<F>>)
  const write = (query: QueryOf<F>) => {
    const search = new URLSearchParams()
    const defaults = usualFor(query)
    for (const name of names) {
      const field = fields[name]
      const written = field?.write(query[name]) ?? ''
      if (field && written !== field.write(defaults[name])) search.set(name, written)
    }
    return search
  }
  return {
    usual,
    read,
    fill,
    write,
    tidy: (address) => write(read(new URLSearchParams(address))).toString(),
    send: (query) => each((name, field) => field.send(query[name])) as SentOf<F>,
    isNarrowed: (query) =>
      names.some((name) => {
        const field = fields[name]
        return field?.isNarrowing === true && field.write(query[name]) !== field.write(field.usual)
      }),
  }
}
