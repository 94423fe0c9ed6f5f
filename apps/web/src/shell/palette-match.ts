/** Whether every word typed begins a word of the label, whatever the case or order: "cu ad" finds "Add customer". */
export function matches(label: string, words: string): boolean {
  const parts = label.toLocaleLowerCase().split(/\s+/)
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => parts.some((part) => part.startsWith(word)))
}
