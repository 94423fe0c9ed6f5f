import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { fieldSentence } from '../../data/problem-error.ts'
import { sentenceOf } from '../../data/refused-form.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Conversations.module.css'
import { type Line, newLine, type Side, writeLine } from './conversation-data.ts'

/** What was begun in each conversation, while this page is open. */
const begun = new Map<string, Line>()

/** A line, a photo, or both. What was refused stays as it was typed. */
export function WriteForm({ id, side }: { id: string; side: Side }) {
  const t = useT()
  const [line, setLine] = useState(() => begun.get(id) ?? newLine())
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const keep = (next: Line) => {
    begun.set(id, next)
    setLine(next)
  }
  const isEmpty = line.words.trim() === '' && !line.photo
  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isEmpty || isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await writeLine(id, side, line)
      keep(newLine())
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event)
  }
  const wrongWords = fieldSentence(error, 'words', t)
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <FormError>{error === undefined || wrongWords ? undefined : sentenceOf(error, undefined, t)}</FormError>
      <TextArea
        label={t('conversations.write')}
        rows={2}
        value={line.words}
        maxLength={2000}
        error={wrongWords}
        onKeyDown={onKeyDown}
        onChange={({ target }) => keep({ ...line, words: target.value })}
      />
      <div className={styles.acts}>
        <PhotoChoice photo={line.photo} onChoose={(photo) => keep({ ...line, photo })} />
        <Button
          type="submit"
          kind="primary"
          isBusy={isBusy}
          icon={<SendHorizontal size={20} aria-hidden="true" />}
        >
          {t('conversations.send')}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  photo: File | undefined
  onChoose: (photo: File | undefined) => void
}

function PhotoChoice({ photo, onChoose }: ChoiceProps) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void shrinkPhoto(chosen).then(onChoose)
          target.value = ''
        }}
      />
      {photo ? (
        <Button icon={<X size={20} aria-hidden="true" />} onClick={() => onChoose(undefined)}>
          {t('conversations.dropPhoto')}
        </Button>
      ) : (
        <Button icon={<ImagePlus size={20} aria-hidden="true" />} onClick={() => file.current?.click()}>
          {t('conversations.addPhoto')}
        </Button>
      )}
    </>
  )
}
