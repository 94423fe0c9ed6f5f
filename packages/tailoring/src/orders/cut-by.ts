/**
 * Sizes of a record as a garment is cut by them: first its own fields, in its order, then the rest as they stand. A record
 * holds the whole body: the inseam only hides the chest of a shirt.
 */
export function cutBy<Value extends { field: string }>(values: readonly Value[], fields: readonly string[]) {
  const own = fields.flatMap((field) => values.filter((value) => value.field === field))
  return { own, others: values.filter((value) => !own.includes(value)) }
}
