/** For file names: the instant without what file systems do not take. */
export const timestampOf = (at: Date): string => at.toISOString().slice(0, 19).replace(/[-:]/g, '')
