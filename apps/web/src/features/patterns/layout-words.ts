import type { SizedPattern } from '@darzi/body/pattern/grade-sizes.ts'
import { type LaidPiece, type Layout, metresOf } from '@darzi/body/pattern/lay-out.ts'
import type { LayoutWords } from '@darzi/body/pattern/paper/layout-sheet.ts'
import type { Pattern } from '@darzi/body/pattern/pattern.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { besideTheOrder, girthName, type Paper, pieceName } from './sheet-words.ts'
import type { LaidCloths } from './use-cloth.ts'

interface OnPaper {
  paper: Paper
  /** All that are cut from the cloth. */
  patterns: readonly Pattern[]
  laid: LaidCloths
  hasNap: boolean
  /** Which of several sizes it is, where the pattern has several. */
  size?: SizedPattern | undefined
}

/** "of 112 cm cloth, folded double lengthwise", behind the metres. */
export const howLaid = (t: Translate, { isDoubled, widthMm }: Layout): string =>
  t(isDoubled ? 'patterns.cloth.doubled' : 'patterns.cloth.open', { width: widthMm / 10 })

/** Metres of a layout, as they are read. */
export const metresSaid = ({ lengthMm }: Layout): string => metresOf(lengthMm).toFixed(2)

/** What the cutting layout says on paper, in the language of the screen. */
export function layoutWords(t: Translate, { paper, patterns, laid, hasNap, size }: OnPaper): LayoutWords {
  const designs = patterns.map(({ design }) => t(`patterns.design.${design}`)).join(', ')
  const whose = [designs, paper.tag, paper.name].filter(Boolean).join(' · ')
  return {
    title: (scale) => [
      whose,
      ...(size ? [t('patterns.layout.size', { size: girthName(t, size, paper.unit) })] : []),
      scale === 1 ? t('patterns.layout.trueSize') : t('patterns.layout.scale', { scale }),
      [t('patterns.layout.grain'), ...(hasNap ? [t('patterns.layout.nap')] : [])].join(' '),
      ...besideTheOrder(t, paper),
    ],
    cloth: (layout) =>
      layout === laid.main
        ? `${t('patterns.cloth.metres', { metres: metresSaid(layout) })} ${howLaid(t, layout)}`
        : t('patterns.cloth.lining', { metres: metresSaid(layout) }),
    piece: (one) => [pieceName(t, one.piece.key), howOften(t, one)],
    fold: t('patterns.layout.fold'),
    square: t('patterns.sheet.square'),
  }
}

const howOften = (t: Translate, { copies, isAtFold }: LaidPiece) =>
  [t('patterns.sheet.cut', { count: copies }), ...(isAtFold ? [t('patterns.sheet.fold')] : [])].join(' · ')
