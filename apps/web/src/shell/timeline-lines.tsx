import type { TimelineEntry } from '@darzi/contract/shops.ts'
import { writeDaysIn } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readSession } from '../data/session.ts'
import { screenAt } from '../screens.ts'
import { timelineSubjects } from '../timeline-subjects.ts'
import type { TimelineLine } from '../ui/TimelineList.tsx'
import { readSpeech } from '../words/language.ts'

/**
 * Events as sentences `timeline.<kind>`, each subject linked to its screen, but for the one whose screen this is. An event of
 * a newer kind is left out.
 */
export function timelineLines(
  entries: readonly TimelineEntry[],
  t: Translate,
  here?: string,
): TimelineLine[] {
  return entries.flatMap((entry) => {
    const key = `timeline.${entry.kind}`
    // Older events know nothing of words.
    const sentence = t(key, { words: '', ...writeDaysIn(entry.params, readSpeech().language) })
    if (sentence === key) return []
    const said = entry.subject?.id === here ? sentence : linked(sentence, entry)
    return [{ id: entry.id, at: entry.at, who: entry.actor?.name, sentence: said }]
  })
}

/** The subject's name inside the sentence, or the tag of its piece, becomes the way to its screen. */
function linked(sentence: string, { subject, params }: TimelineEntry): ReactNode {
  const to = subject && timelineSubjects[subject.type]?.(subject.id)
  if (!to || !mayOpen(to)) return sentence
  const name = [subject.name, String(params.tag ?? '')].find((each) => each && sentence.includes(each))
  if (!name) return sentence
  const at = sentence.indexOf(name)
  return (
    <>
      {sentence.slice(0, at)}
      <Link to={to}>{name}</Link>
      {sentence.slice(at + name.length)}
    </>
  )
}

/** Who has no business there reads the sentence alone. */
function mayOpen(address: string): boolean {
  const screen = screenAt(address)
  return screen !== undefined && (!screen.needs || readSession().shop?.can.includes(screen.needs) === true)
}
