import type { Language } from '@darzi/words/languages.ts'
import type { FileAnswer } from '../../http/request-context.ts'

/** A page without script and style: the server's strictest policy stays in force. */
export function page(language: Language, title: string, body: string): FileAnswer {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  return {
    contentType: 'text/html; charset=utf-8',
    bytes: `<!doctype html><html lang="${language}">${head}<title>${escapeHtml(title)}</title>${body}</html>`,
  }
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Text with its web addresses as links. */
export function linked(text: string): string {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/)
  return pieces
    .map((piece, at) =>
      at % 2 ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>` : escapeHtml(piece),
    )
    .join('')
}
