/**
 * What a rule that can refuse answers: ask `'ok' in ruling` or `'refused' in ruling`. `refused` is a stable code;
 * `because` fills the holes of its sentence.
 */
export type Result<Allowed, Code extends string, Params> =
  | ({ ok: true } & Allowed)
  | { refused: Code; params: Params }
