import { type UseFormInput, useForm } from '@mantine/form'
import { hasFieldsOf } from '../../../kits/form/stored-draft.ts'
import { useStoredDraft } from '../../../kits/form/use-stored-draft.ts'

interface Asked<Values> {
  /** Its draft is kept by this name. */
  step: string
  initialValues: Values
  validate?: UseFormInput<Values>['validate']
}

/** The form of a step, whose words stay on this device until they are saved: loading the page anew loses none of them. */
export function useStepForm<Values extends Record<string, string>>({
  step,
  initialValues,
  validate,
}: Asked<Values>) {
  const kept = useStoredDraft<Values>({
    feature: 'set-up',
    form: step,
    begun: () => initialValues,
    fits: (found): found is Values => hasFieldsOf(initialValues, found),
    isBegun: (typed) => JSON.stringify(typed) !== JSON.stringify(initialValues),
  })
  const form = useForm<Values>({
    initialValues: kept.value,
    validate,
    onValuesChange: (typed) => kept.change(() => typed),
  })
  return { form, finish: kept.finish }
}
