import type { ComponentProps } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { useSay } from '../../words/use-say.ts'

/** The e-mail one signs in with. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      autoComplete="username"
      {...field}
      label={useSay()('accounts.field.email')}
      type="email"
      autoCapitalize="none"
      required
    />
  )
}
