import type { ComponentProps } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'

/** The e-mail one signs in with. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      autoComplete="username"
      {...field}
      label={useT()('accounts.field.email')}
      type="email"
      autoCapitalize="none"
      required
    />
  )
}
