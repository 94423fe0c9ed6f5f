import { blockedLimits } from '@darzi/tailoring/conversations/blocked-words.ts'
import { useForm } from '@mantine/form'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TagInput } from '../../ui/TagInput.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Conversations.module.css'

interface Props {
  words: readonly string[]
  save: (words: string[]) => Promise<unknown>
}

/** Words and phrases that are stopped before they are sent, one by one. */
export function BlockedWordsForm({ words, save }: Props) {
  const t = useT()
  const form = useForm<{ words: string[] }>({ initialValues: { words: [...words] } })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await save(values.words)
      form.resetDirty()
      toastDone(t('blocked-words.saved'))
    },
  })
  useUnsavedForm(form.isDirty())
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TagInput
        label={t('blocked-words.label')}
        hint={t('blocked-words.hint')}
        value={form.values.words}
        onChange={(next) =>
          form.setFieldValue(
            'words',
            next.map((word) => word.slice(0, blockedLimits.length)),
          )
        }
        maxTags={blockedLimits.words}
        error={form.errors.words}
      />
      <FormError>{failure}</FormError>
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={isSending} disabled={!form.isDirty()}>
          {t('blocked-words.save')}
        </Button>
      </div>
    </form>
  )
}
