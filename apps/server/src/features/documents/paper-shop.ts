import type { Tx } from '../../db/tx.ts'
import { readShop } from '../shops/api.ts'
import type { PaperShop } from './slip-paper.ts'

/** The head of every paper: the shop's name, and where and how it is reached. */
export async function paperShop(tx: Tx, shopId: string, now: Date): Promise<PaperShop> {
  const { name, address, phone } = await readShop(tx, shopId, now)
  const lines = [...(address?.split('\n') ?? []), phone].map((line) => line?.trim())
  return { name, lines: lines.filter((line): line is string => Boolean(line)) }
}
