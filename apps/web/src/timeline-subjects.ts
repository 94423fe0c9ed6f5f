import { links } from './links.ts'

/** The screen of each kind of record that the timeline's sentences lead to, by the type of the event's subject. */
export const timelineSubjects: Readonly<Record<string, (id: string) => string>> = {
  customer: links.customer,
  order: links.order,
}
