/** Addresses of houses and partners, in a file of their own: public pages have no use for them. */
export const houseLinks = {
  /** One more shop or a house of whoever is signed in. */
  openShop: () => '/open-shop',
  ownFront: () => '/boutique/front',
  /** The house's dashboard at its partners, and at an order that is to be given to one of them. */
  partners: () => '/boutique/dashboard?tab=partners',
  give: (orderId: string) => `/boutique/dashboard?give=${encodeURIComponent(orderId)}`,
  ownHouses: () => '/tailor/houses',
  /** What a house and its partner owe each other, as the house sees it, and as the tailor does. */
  statement: (id: string) => `/boutique/partners/${encodeURIComponent(id)}`,
  ownStatement: (id: string) => `/tailor/houses/${encodeURIComponent(id)}`,
}
