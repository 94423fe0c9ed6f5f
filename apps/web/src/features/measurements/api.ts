/** What other features may use of measurements; nothing else of it can be imported from outside. */

/** How a shop's tape stands to photos, fetched when it is needed. */
export const loadShopScale = () => import('./shop-scale.ts')
export { ActiveField } from './ActiveField.tsx'
export { type Entries, meaningOf } from './entries.ts'
export { FieldList } from './FieldList.tsx'
export { Keypad } from './Keypad.tsx'
export { MeasurementsCard } from './MeasurementsCard.tsx'
export { type AskedField, askedField, askedFields, isNumber } from './measured-fields.ts'
export { useOwnFields } from './measurement-queries.ts'
export { stillMeasured } from './put-away.ts'
export { recordBody, refusedFields, saveMeasuring } from './save-measuring.ts'
export { appliedScales, scalesOf } from './shop-scale.ts'
export { UnitSwitch } from './UnitSwitch.tsx'
export { type FieldWalk, useFieldWalk } from './use-field-walk.ts'
export { useMeasuring } from './use-measuring.ts'
