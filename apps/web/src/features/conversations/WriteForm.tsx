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

interface Begun {
  line: Line
  /** The line that was sent last; its answer may be lost, and the line stored all the same. */
  sent?: Line
}

/** What was begun in each conversation, while this page is open. */
const begun = new Map<string, Begun>()
const begunOf = (id: string): Begun => begun.get(id) ?? { line: newLine() }

/** A line, a photo, or both. What was refused stays as it was typed, and so does what is typed while a line is on its way. */
export function WriteForm({ id, side }: { id: string; side: Side }) {
  const t = useT()
  const [{ line }, setBegun] = useState(() => begunOf(id))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const keep = (next: Begun) => {
    begun.set(id, next)
    setBegun(next)
  }
  const change = (part: Partial<Line>) => {
    const { line: typed, sent } = begunOf(id)
    keep({ line: changed({ ...typed, ...part }, sent), ...(sent && { sent }) })
  }
  const isEmpty = line.words.trim() === '' && !line.photo
  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isEmpty || isBusy) return
    setBusy(true)
    setError(undefined)
    keep({ line, sent: line })
    try {
      await writeLine(id, side, line)
      keep({ line: typedSince(begunOf(id).line, line) })
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
        onChange={({ target }) => change({ words: target.value })}
      />
      <div className={styles.acts}>
        <PhotoChoice photo={line.photo} onChoose={(photo) => change({ photo })} />
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

const isSame = (one: Line, other: Line) => one.words === other.words && one.photo === other.photo

/** What was sent and is typed over is another line; typed as it was, it is the one that was sent. */
function changed(line: Line, sent: Line | undefined): Line {
  if (!sent) return line
  if (isSame(line, sent)) return sent
  return line.id === sent.id ? { ...line, id: newLine().id } : line
}

/** What is left of the field once a line was sent: what was typed after it, or in its place. */
function typedSince(typed: Line, sent: Line): Line {
  if (isSame(typed, sent)) return newLine()
  const words = typed.words.startsWith(sent.words)
    ? typed.words.slice(sent.words.length).trimStart()
    : typed.words
  return { ...newLine(), words, photo: typed.photo === sent.photo ? undefined : typed.photo }
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
