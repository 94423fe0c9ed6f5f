import type { FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import { graded, usualSteps } from '@darzi/tailoring/collection/grade.ts'
import type { SaidItem } from '../features/collection/sound-item.ts'

const range = ['S', 'M', 'L', 'XL'] as const
const inRange = (medium: Omit<FinishedSize, 'size'>) => graded({ size: 'M', ...medium }, range, usualSteps)

const white = { name: 'White', hex: '#f6f3ea' }
const indigo = { name: 'Indigo', hex: '#2c3b78' }
const shared = { isMadeToMeasure: true, isListed: true }

/** What the demo shop offers: the finished tape of M, the other sizes graded from it. */
export const demoCollection: readonly SaidItem[] = [
  {
    ...shared,
    name: 'Oxford shirt',
    otherWords: { hi: { name: 'ऑक्सफ़ोर्ड कमीज़' }, pa: { name: 'ਔਕਸਫ਼ੋਰਡ ਕਮੀਜ਼' } },
    category: 'tops',
    cut: 'shirt',
    garment: 'shirt',
    description: 'Full sleeves, box placket, mother-of-pearl buttons.',
    priceMinor: 189_000,
    originalPriceMinor: 220_000,
    styles: ['collar', 'cuff'],
    colours: [white, { name: 'Sky blue', hex: '#a9c4de' }, indigo],
    sizes: inRange({
      zonesMm: {
        neck: 400,
        shoulder_width: 460,
        chest: 1100,
        waist: 1060,
        hips: 1080,
        bicep: 400,
        wrist: 240,
      },
      lengthMm: 760,
      sleeveMm: 610,
    }),
    cloth: { kind: 'cotton', gramsPerSquareMetre: 130, stretchPercent: 1 },
  },
  {
    ...shared,
    name: 'Lucknow kurta',
    otherWords: { hi: { name: 'लखनवी कुर्ता' }, pa: { name: 'ਲਖਨਵੀ ਕੁੜਤਾ' } },
    category: 'tops',
    cut: 'kurta',
    garment: 'kurta',
    styles: [],
    description: 'Knee-long, side slits, chikan at the neck.',
    priceMinor: 245_000,
    colours: [
      { name: 'Ivory', hex: '#f2e8d0' },
      { name: 'Rani pink', hex: '#b8246a' },
      { name: 'Mehndi', hex: '#6c7a34' },
    ],
    sizes: inRange({
      zonesMm: {
        neck: 410,
        shoulder_width: 465,
        chest: 1120,
        waist: 1090,
        hips: 1160,
        bicep: 410,
        wrist: 270,
      },
      lengthMm: 1020,
      sleeveMm: 610,
    }),
    cloth: { kind: 'cotton', gramsPerSquareMetre: 105, stretchPercent: 1 },
  },
  {
    ...shared,
    name: 'Linen trousers',
    otherWords: { hi: { name: 'लिनेन पतलून' }, pa: { name: 'ਲਿਨਨ ਪਤਲੂਣ' } },
    category: 'bottoms',
    cut: 'trousers',
    garment: 'trousers',
    description: 'Single pleat, straight leg.',
    priceMinor: 210_000,
    styles: ['pleats', 'hem'],
    colours: [
      { name: 'Sand', hex: '#c9b48c' },
      { name: 'Charcoal', hex: '#3a3d45' },
    ],
    sizes: inRange({
      zonesMm: { waist: 860, hips: 1060, thigh: 640, knee: 460, calf: 420 },
      lengthMm: 1060,
    }),
    cloth: { kind: 'linen', gramsPerSquareMetre: 190, stretchPercent: 1 },
  },
  {
    ...shared,
    name: 'Bandhgala jacket',
    otherWords: { hi: { name: 'बंदगला जैकेट' }, pa: { name: 'ਬੰਦਗਲਾ ਜੈਕਟ' } },
    category: 'outerwear',
    cut: 'jacket',
    garment: 'prince_coat',
    description: 'Closed collar, half-lined.',
    priceMinor: 890_000,
    originalPriceMinor: 990_000,
    styles: ['coat_buttons', 'vents'],
    colours: [
      { name: 'Midnight', hex: '#1d2440' },
      { name: 'Maroon', hex: '#6d1f2c' },
    ],
    sizes: inRange({
      zonesMm: {
        neck: 430,
        shoulder_width: 465,
        chest: 1120,
        waist: 1050,
        hips: 1110,
        bicep: 420,
        wrist: 290,
      },
      lengthMm: 750,
      sleeveMm: 610,
    }),
    cloth: { kind: 'wool', gramsPerSquareMetre: 280, stretchPercent: 2 },
  },
]
