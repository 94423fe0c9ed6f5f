/** ORD-001: how a shop's orders are numbered on screens, slips and tags. */
export const orderNumber = (number: number) => `ORD-${String(number).padStart(3, '0')}`

/** ORD-001-2/3: the second of three garments; what hangs on the piece. */
export const pieceTag = (number: number, { position, of }: { position: number; of: number }) =>
  `${orderNumber(number)}-${position}/${of}`
