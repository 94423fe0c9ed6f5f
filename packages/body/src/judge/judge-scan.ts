import type { Person, View } from '../shapes.ts'
import { againstBuild } from './against-build.ts'
import type { Judgement } from './concerns.ts'
import { figureOf } from './figure.ts'
import { type AskedPicture, judgePicture } from './judge-picture.ts'

/** Judges the pictures together with what was said of the person: each by itself first, then against the scales. */
export function judgeScan(person: Person, pictures: readonly AskedPicture[]): Judgement {
  const each = pictures.map(judgePicture)
  const errorCodes = each.flatMap((judgement) => judgement.errorCodes)
  const notices = each.flatMap((judgement) => judgement.notices)
  if (errorCodes.length > 0) return { errorCodes, notices }
  const figures = Object.fromEntries(pictures.map(({ view, seen }) => [view, figureOf(seen)] as const))
  const build = againstBuild(person, figures as Partial<Record<View, ReturnType<typeof figureOf>>>)
  return { errorCodes: build.errorCodes, notices: [...notices, ...build.notices] }
}
