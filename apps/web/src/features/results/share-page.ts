export type Shared = 'sent' | 'copied' | 'left' | 'failed'

/** The device's own sharing takes a text along; the clipboard takes the address alone. */
export const sharesText = () => typeof navigator.share === 'function'

/** By the device's own sharing; without it the address goes to the clipboard. */
export async function sharePage(what: { title: string; text: string; url: string }): Promise<Shared> {
  try {
    if (sharesText()) {
      await navigator.share(what)
      return 'sent'
    }
    await navigator.clipboard.writeText(what.url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed'
  }
}
