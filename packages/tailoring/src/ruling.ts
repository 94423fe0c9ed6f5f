/** What a rule that can refuse answers. `refused` is a stable code; `because` fills the holes of its sentence. */
export type Ruling<Allowed, Code extends string, Because> =
  | ({ ok: true; refused?: undefined; because?: undefined } & Allowed)
  | { ok?: undefined; refused: Code; because: Because }
