/** Without accents, and without what no cutter's program has letters for; empty where nothing is left. */
export const asciiOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ')
    .trim()
