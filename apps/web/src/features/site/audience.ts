/** Who a page speaks to: its tabs, told in the address so that a link can point at one. */
export const audiences = ['customers', 'tailors', 'fashion-houses'] as const
export type Audience = (typeof audiences)[number]

/** What the address asks for; anything unknown is for customers. */
export function audienceIn(search: URLSearchParams): Audience {
  const asked = search.get('for')
  return audiences.find((audience) => audience === asked) ?? 'customers'
}

/** The tab an arrow, Home or End key leads to from the one in focus; undefined for any other key. */
export function audienceByKey(key: string, from: Audience): Audience | undefined {
  const at = audiences.indexOf(from)
  const moves: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }
  const to = moves[key]
  return to === undefined ? undefined : audiences.at(to % audiences.length)
}
