/** Whether the text is in the clipboard now; a page that did not come by https may not put it there. */
export async function copyToClipboard(text: string): Promise<boolean> {
  const copying = navigator.clipboard?.writeText(text).then(() => true)
  return (await copying?.catch(() => false)) ?? false
}
