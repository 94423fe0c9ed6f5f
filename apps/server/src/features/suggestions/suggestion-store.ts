import type { SuggestionSettings } from '@darzi/contract/suggestions.ts'
import type { Tx } from '../../db/tx.ts'

const columns = [
  'auto_suggestions',
  'image_recognition',
  'style_recommendations',
  'pricing_optimization',
  'quality_check',
  'language',
] as const

/** What the shop wants; everything until it says otherwise. */
export async function readFlags(tx: Tx): Promise<SuggestionSettings> {
  const row = await tx.selectFrom('suggestion_settings').select(columns).executeTakeFirst()
  return {
    autoSuggestions: row?.auto_suggestions ?? true,
    imageRecognition: row?.image_recognition ?? true,
    styleRecommendations: row?.style_recommendations ?? true,
    pricingOptimization: row?.pricing_optimization ?? true,
    qualityCheck: row?.quality_check ?? true,
    language: row?.language ?? null,
  }
}

export async function writeFlags(tx: Tx, shopId: string, flags: SuggestionSettings) {
  const row = {
    auto_suggestions: flags.autoSuggestions,
    image_recognition: flags.imageRecognition,
    style_recommendations: flags.styleRecommendations,
    pricing_optimization: flags.pricingOptimization,
    quality_check: flags.qualityCheck,
    language: flags.language,
  }
  await tx
    .insertInto('suggestion_settings')
    .values({ shop_id: shopId, ...row })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute()
}

interface Mark {
  shopId: string
  key: string
  mark: 'dismissed' | 'applied'
  memberId: string
  at: Date
}

export async function writeMark(tx: Tx, { shopId, key, mark, memberId, at }: Mark) {
  const row = { mark, member_id: memberId, at }
  await tx
    .insertInto('suggestion_marks')
    .values({ shop_id: shopId, key, ...row })
    .onConflict((conflict) => conflict.columns(['shop_id', 'key']).doUpdateSet(row))
    .execute()
}

/** One mark, or all of the shop. */
export async function removeMarks(tx: Tx, key?: string) {
  const marks = tx.deleteFrom('suggestion_marks')
  await (key === undefined ? marks : marks.where('key', '=', key)).execute()
}

/** Which of these were put away. */
export async function markedAmong(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await tx.selectFrom('suggestion_marks').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map((row) => row.key))
}
