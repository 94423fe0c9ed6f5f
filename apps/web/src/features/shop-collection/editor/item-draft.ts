/** A garment of the collection while it is being written: numbers are the text that is typed. */
import type { CollectionItem, ItemCategory } from '@darzi/contract/collection-shapes.ts'
import type { ClothDesign, Cut, FinishedSize, FitZone } from '@darzi/tailoring/collection/finished.ts'
import { fitZones } from '@darzi/tailoring/collection/finished.ts'
import type { OtherWords } from '@darzi/tailoring/collection/other-words.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import { newId } from '../../../data/new-id.ts'
import { undyed } from '../../../theme/undyed.ts'
import { moneyText } from '../../garments/api.ts'

export interface SizeDraft {
  /** Tells the rows apart; never sent. */
  row: string
  size: string
  zones: Partial<Record<FitZone, string>>
  length: string
  sleeve: string
}

export interface ColourDraft {
  row: string
  name: string
  hex: string
}

export interface ItemDraft {
  name: string
  description: string
  otherWords: OtherWords
  category: ItemCategory
  /** Empty for what is not tried on. */
  cut: Cut | ''
  garment: string
  price: string
  originalPrice: string
  isMadeToMeasure: boolean
  isListed: boolean
  styles: readonly string[]
  unit: LengthUnit
  sizes: readonly SizeDraft[]
  colours: readonly ColourDraft[]
  clothKind: CollectionItem['cloth']['kind']
  clothGrams: string
  clothStretch: string
  /** Empty where the cloth is plain; the rest is kept for whoever chooses one again. */
  clothDesign: ClothDesign['kind'] | ''
  designRepeat: string
  designHex: string
}

export const emptySize = (size = ''): SizeDraft => ({ row: newId(), size, zones: {}, length: '', sleeve: '' })

export const emptyColour = (): ColourDraft => ({ row: newId(), name: '', hex: undyed })

export const newDraft = (unit: LengthUnit): ItemDraft => ({
  name: '',
  description: '',
  otherWords: {},
  category: 'tops',
  cut: 'shirt',
  garment: 'shirt',
  price: '',
  originalPrice: '',
  isMadeToMeasure: true,
  isListed: false,
  styles: [],
  unit,
  sizes: [emptySize('M')],
  colours: [emptyColour()],
  clothKind: 'cotton',
  clothGrams: '130',
  clothStretch: '1',
  clothDesign: '',
  designRepeat: '20',
  designHex: undyed,
})

export function draftOf(item: CollectionItem, unit: LengthUnit): ItemDraft {
  const { cloth } = item
  return {
    name: item.name,
    description: item.description ?? '',
    otherWords: item.otherWords,
    category: item.category,
    cut: item.cut ?? '',
    garment: item.garment.key,
    price: moneyText(item.priceMinor),
    originalPrice: item.originalPriceMinor === undefined ? '' : moneyText(item.originalPriceMinor),
    isMadeToMeasure: item.isMadeToMeasure,
    isListed: item.isListed,
    unit,
    styles: item.styles.map(({ key }) => key),
    sizes: item.sizes.map((size, at) => sizeText(size, { unit, row: `${at}` })),
    colours: item.colours.map((colour, at) => ({ row: `${at}`, ...colour })),
    clothKind: cloth.kind,
    clothGrams: String(cloth.gramsPerSquareMetre),
    clothStretch: String(cloth.stretchPercent),
    clothDesign: cloth.design?.kind ?? '',
    designRepeat: String(cloth.design?.repeatMm ?? 20),
    designHex: cloth.design?.hex ?? undyed,
  }
}

/** A size as it is typed in this unit. */
export function sizeText(
  finished: FinishedSize,
  { unit, row }: { unit: LengthUnit; row: string },
): SizeDraft {
  const { size, zonesMm, lengthMm, sleeveMm } = finished
  const zones: SizeDraft['zones'] = {}
  for (const zone of fitZones) {
    const mm = zonesMm[zone]
    if (mm !== undefined) zones[zone] = showLength(mm, unit)
  }
  const sleeve = sleeveMm === undefined ? '' : showLength(sleeveMm, unit)
  return { row, size, zones, length: showLength(lengthMm, unit), sleeve }
}
