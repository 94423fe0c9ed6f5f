/** Short notes written upon a photo. What they say is kept beside the photo as well, for whoever cannot see it. */

/** Letters of one note, as a field counts them. */
export const mostOfNote = 80
/** Letters of all notes of a photo together. */
export const mostOfNotes = 500

/** What a photo says: its notes one after the other, the oldest first. */
export const notesTogether = (notes: readonly string[]): string =>
  notes
    .map((note) => note.trim())
    .filter(Boolean)
    .join(' · ')
