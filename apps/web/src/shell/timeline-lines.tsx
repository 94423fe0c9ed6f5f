import type { TimelineEntry } from '@darzi/contract/shops.ts'
import type { Say } from '@darzi/words/say.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { links } from '../links.ts'
import { screenAt } from '../routes.tsx'
import type { TimelineLine } from '../ui/TimelineList.tsx'

/** Events as sentences `timeline.<kind>`, each subject linked to its screen. An event of a newer kind is left out. */
export function timelineLines(entries: readonly TimelineEntry[], say: Say): TimelineLine[] {
  return entries.flatMap((entry) => {
    const key = `timeline.${entry.kind}`
    const sentence = say(key, entry.holes)
    if (sentence === key) return []
    return [{ id: entry.id, at: entry.at, who: entry.actor?.name, sentence: linked(sentence, entry) }]
  })
}

/** The customer's name inside the sentence becomes the way to their record. */
function linked(sentence: string, { subject }: TimelineEntry): ReactNode {
  const at = subject?.type === 'customer' ? sentence.indexOf(subject.name) : -1
  if (!subject || at < 0 || !screenAt(links.customer(subject.id))) return sentence
  return (
    <>
      {sentence.slice(0, at)}
      <Link to={links.customer(subject.id)}>{subject.name}</Link>
      {sentence.slice(at + subject.name.length)}
    </>
  )
}
