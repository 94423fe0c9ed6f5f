/** The nonce the server wrote for this page; without it the content policy blocks a library's style elements. */
export function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

/** What holds the page still under a dialog makes a style element of its own, and looks for the nonce under this name. */
Object.assign(globalThis, { __webpack_nonce__: readNonce() })
