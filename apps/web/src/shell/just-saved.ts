/** Navigate with this state after saving: `navigate(to, { state: justSaved })` leaves a form without a question. */
export const justSaved = { justSaved: true }

export function isJustSaved({ state }: { state: unknown }): boolean {
  return typeof state === 'object' && state !== null && 'justSaved' in state
}
