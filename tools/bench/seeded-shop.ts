export interface SeededShop {
  id: string
  ownerEmail: string
  password: string
  customers: number
}
