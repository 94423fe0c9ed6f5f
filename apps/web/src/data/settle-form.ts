import type { UseFormReturnType } from '@mantine/form'
import { changesOf } from './changes-of.ts'

/**
 * After saving, a form that stays open stands on what the server has now, what a colleague set in other fields included; what was typed
 * since it was sent stays, and counts as typed.
 */
export function settleForm<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { sent, saved }: { sent: Values; saved: Values },
) {
  const typed = changesOf(sent, form.getValues())
  form.setInitialValues(saved)
  form.setValues({ ...saved, ...typed })
  form.resetDirty(saved)
}
