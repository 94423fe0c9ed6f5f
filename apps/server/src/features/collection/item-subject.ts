import type { NewEvent } from '../../events/publish-event.ts'

/** Whom an event of this feature is about. */
export const happenedTo = ({ id, name }: { id: string; name: string }): Pick<NewEvent, 'subject'> => ({
  subject: { type: 'collection', id, name },
})
