/** Where anybody sees a photo of a listed shop's work. */
export const photoPath = (slug: string, id: string, size: 'thumb' | 'full') =>
  `/api/tailors/${encodeURIComponent(slug)}/photos/${id}/${size}`
