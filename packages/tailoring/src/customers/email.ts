/**
 * Whether a text has the shape of an e-mail address that mail servers commonly take: a local part of letters,
 * digits and _ ' + - with single dots between, and a domain of at least two labels. Only a mail proves more.
 */
export function isEmailShaped(text: string): boolean {
  if (text.length > 254) return false
  const [local, domain, ...more] = text.split('@')
  if (!local || !domain || more.length > 0) return false
  const labels = domain.split('.')
  const isLocal = local.split('.').every((part) => /^[a-z0-9_'+-]+$/i.test(part)) && !local.endsWith("'")
  const isDomain = labels.length > 1 && labels.every((label) => /^[a-z0-9][a-z0-9-]*$/i.test(label))
  return isLocal && isDomain && /^[a-z]{2,}$/i.test(labels.at(-1) ?? '')
}
