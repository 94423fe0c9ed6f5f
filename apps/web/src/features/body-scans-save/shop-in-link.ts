const idShape = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i

/** The shop a pasted link names, or its id alone; undefined when there is none in it. */
export const shopInLink = (typed: string): string | undefined => idShape.exec(typed)?.[0].toLowerCase()
