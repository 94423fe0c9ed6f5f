import type { Happening } from '../../events/announce.ts'

/** Whom an event of this room is about. */
export const happenedTo = ({ id, name }: { id: string; name: string }): Pick<Happening, 'subject'> => ({
  subject: { type: 'collection', id, name },
})
