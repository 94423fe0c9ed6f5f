/** A calendar as other programs read it (RFC 5545): instants in UTC, lines folded at 75 octets. */

export interface CalendarEvent {
  id: string
  startsAt: Date
  endsAt: Date
  title: string
  place?: string
  notes?: string
  changedAt: Date
  /** Counts up with every change. */
  sequence: number
  isCancelled: boolean
}

export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Darzi//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}@darzi`,
  `DTSTAMP:${utc(event.changedAt)}`,
  `DTSTART:${utc(event.startsAt)}`,
  `DTEND:${utc(event.endsAt)}`,
  `SEQUENCE:${event.sequence}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  ...(event.notes ? [`DESCRIPTION:${escaped(event.notes)}`] : []),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** 20261123T093000Z */
const utc = (at: Date) => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const mostOctets = 75

/** No letter is cut in two, and a line that goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > mostOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}
