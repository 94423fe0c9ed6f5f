import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { type StyleGroupKey, styleOptions } from '@darzi/tailoring/garments/styles.ts'
import { tagPath } from '@darzi/tailoring/workshop/read-code.ts'
import { qrSvg } from '../../images/qr.ts'
import type { PaperWords } from './paper-words.ts'
import { sizesOf } from './tag-sizes.ts'

interface TagsOf {
  order: Order
  /** Of the cloth and of how it is to be, where the typesetter finds them; without a piece they are of the whole order. */
  photos?: readonly { path: string; pieceId: string | null }[]
  timeZone: string
  /** Where Darzi stands: a scanned code has to lead there. */
  address: string
  size: '58' | '80' | 'a5'
}

/**
 * A tag for each piece: the work, cut from the sizes the piece froze when it was ordered. Whatever the book says later,
 * the same piece prints the same tag, in the words of whoever sews it. No price and no phone: it hangs in the workshop.
 */
export function tagsPaper(
  { order, photos = [], timeZone, address, size }: TagsOf,
  wordsOf: (piece: Piece) => PaperWords,
) {
  const tagOf = (piece: Piece, words: PaperWords) => ({
    language: words.language,
    tag: piece.tag,
    code: { svg: qrSvg(new URL(tagPath(piece.id), address).href), caption: words.t('papers.scan') },
    garment: words.garment(piece.garment),
    person: piece.person.name,
    item: piece.collection ? words.item(piece.collection) : null,
    urgent: piece.isUrgent ? words.t('papers.urgent') : null,
    dates: datesOf(order, words),
    styles: piece.styles.map((style) => ({ ...words.style(style), picture: drawingOf(style) })),
    facts: [...clothOf(piece, words), ...addedTo(piece, words)],
    photos: photos.filter(({ pieceId }) => pieceId === null || pieceId === piece.id).map(({ path }) => path),
    ...sizesOf(piece, { timeZone, words }),
    notes: [piece.notes, order.notes].filter((text): text is string => Boolean(text)),
    // The first stage is the counter’s; the piece hangs here from the next one on.
    stages: piece.stages.slice(1).map(words.stage),
  })
  return { size, pieces: order.pieces.map((piece) => tagOf(piece, wordsOf(piece))) }
}

/** The drawing of a style the catalogue knows (papers/styles has one of each); the shop's own have none. */
function drawingOf({ group, option }: Piece['styles'][number]): string | null {
  const known: readonly string[] = Object.hasOwn(styleOptions, group)
    ? styleOptions[group as StyleGroupKey]
    : [] // just looked up
  return known.includes(option) ? `styles/${group}.${option}.svg` : null
}

function datesOf({ workshopOn, trialOn, promisedOn }: Order, { t, day }: PaperWords) {
  return [
    ...(workshopOn ? [{ label: t('papers.workshopOn'), value: day(workshopOn), isStrong: true }] : []),
    ...(trialOn ? [{ label: t('papers.trialOn'), value: day(trialOn) }] : []),
    { label: t('papers.promisedOn'), value: day(promisedOn) },
  ]
}

function clothOf({ cloth }: Piece, { t }: PaperWords) {
  if (!cloth) return []
  const { type, colour, code, metres } = cloth
  const what = [type, colour, code, metres === undefined ? undefined : t('papers.metres', { metres })]
  const value = what.filter(Boolean).join(', ')
  if (cloth.source === 'own') return [{ label: t('papers.ownCloth'), value }]
  return value ? [{ label: t('papers.shopCloth'), value }] : []
}

const addedTo = ({ addOns }: Piece, words: PaperWords) =>
  addOns.map((each) => ({ label: words.addOn(each), value: '+' }))
