/** Whom a tailor measures, and whose link led here, go along to the next measuring. */
export const alongTo = (search: URLSearchParams) => ({
  person: search.get('person') ?? undefined,
  shop: search.get('shop') ?? undefined,
})
