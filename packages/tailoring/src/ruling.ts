/**
 * What a rule that can refuse answers: ask `'ok' in ruling` or `'refused' in ruling`. `refused` is a stable code;
 * `because` fills the holes of its sentence.
 */
export type Ruling<Allowed, Code extends string, Because> =
  | ({ ok: true } & Allowed)
  | { refused: Code; because: Because }
