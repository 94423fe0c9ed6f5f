import type { OwnOrder } from '@darzi/contract/portal.ts'

/** The orders in which every word that was typed stands, in whatever the card says. */
export function matchingOrders<O extends OwnOrder>(
  orders: readonly O[],
  typed: string,
  wordsOf: (order: O) => readonly (string | undefined)[],
): readonly O[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return orders
  return orders.filter((order) => {
    const card = plain([order.number, order.shop.name, order.notes, ...wordsOf(order)].join(' '))
    return words.every((word) => card.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()
