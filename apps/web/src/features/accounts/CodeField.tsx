import type { ComponentProps } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'

/** The code of the second factor, on a form that shows it once it was asked for. */
export function CodeField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useT()
  return (
    <TextField
      {...field}
      label={t('accounts.signIn.code')}
      hint={t('accounts.signIn.codeHint')}
      autoComplete="one-time-code"
      // It was just asked for
      autoFocus
      required
    />
  )
}
