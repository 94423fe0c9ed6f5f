/** Where a photo's bytes lie in the file store. */
export const photoKey = ({ shopId, id, size }: { shopId: string; id: string; size: 'full' | 'thumb' }) =>
  `${shopId}/${id}/${size}.webp`
