import type { ChangeEvent } from 'react'

interface Form<D> {
  draft: D
  onChange: (part: Partial<D>) => void
  /** The sentence under a field. */
  errorAt: (field: string) => string | undefined
}

/** The names of the draft's texts. */
type TextName<D> = { [F in keyof D & string]: string extends D[F] ? F : never }[keyof D & string]

/** Ties an input to one text of the draft. `at` is its name in a refusal, where that is another. */
export function textOf<D>({ draft, onChange, errorAt }: Form<D>, field: TextName<D>, at: string = field) {
  return {
    error: errorAt(at),
    value: String(draft[field]),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      // TextName<D> names only texts, which the compiler does not follow through a computed key.
      onChange({ [field]: event.target.value } as Partial<D>),
  }
}
