/** What was changed of a form's body since the form was opened, so that what another device set meanwhile in the other fields stays. */
export function changesOf<Body extends object>(opened: Body, now: Body): Partial<Body> {
  const was = new Map<string, unknown>(Object.entries(opened))
  const changed = Object.entries(now).filter(([field, value]) => !isSame(was.get(field), value))
  return Object.fromEntries(changed) as Partial<Body>
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
