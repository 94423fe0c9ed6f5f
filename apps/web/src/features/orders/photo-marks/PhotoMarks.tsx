import type { Order } from '@darzi/contract/order-shapes.ts'
import { mostOfNote, mostOfNotes, notesTogether } from '@darzi/tailoring/orders/photo-notes.ts'
import { useRef, useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { problemSentence } from '../../../data/problem-error.ts'
import { toastDone } from '../../../shell/toasts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import { addPhoto } from '../photo-commands.ts'
import { MarkSheet } from './MarkSheet.tsx'
import { type Mark, type MarkTool, markTools } from './marks.ts'
import styles from './PhotoMarks.module.css'
import { drawnUpon, penOf } from './paint-marks.ts'

type NoteProblem = 'noteEmpty' | 'noteFull' | 'noteLoose'

interface Props {
  order: Order
  photo: Order['photos'][number]
  onClose: () => void
}

/** A photo large, to be drawn upon. What is drawn is kept as a photo of its own beside the first, which stays as it is. */
export function PhotoMarks({ order, photo, onClose }: Props) {
  const t = useT()
  const photoRef = useRef<HTMLImageElement>(null)
  const sheetRef = useRef<HTMLCanvasElement>(null)
  const [tool, setTool] = useState<MarkTool>('arrow')
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [note, setNote] = useState('')
  const [noteProblem, setNoteProblem] = useState<NoteProblem>()
  const [shown, setShown] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  // Sent again after a lost answer, the same drawing is the same photo.
  const [sending, setSending] = useState(newId)

  function change(now: readonly Mark[]) {
    setMarks(now)
    setSending(newId())
  }
  const notes = [photo.note ?? '', ...marks.map(({ text = '' }) => text)]
  const said = notesTogether(notes)
  function add(mark: Mark) {
    const isFull = mark.tool === 'note' && notesTogether([...notes, note]).length > mostOfNotes
    if (isFull) return setNoteProblem('noteFull')
    change([...marks, mark])
    if (mark.tool === 'note') say('')
  }
  function say(words: string) {
    setNote(words)
    setNoteProblem(undefined)
  }
  /** For whoever has no pointer. */
  function addInMiddle() {
    const { width = 0, height = 0 } = sheetRef.current ?? {}
    const middle = { x: width / 2, y: height / 2 }
    if (note.trim()) add({ tool: 'note', text: note.trim(), points: [middle] })
    else setNoteProblem('noteEmpty')
  }
  async function save() {
    if (!photoRef.current || !sheetRef.current) return
    if (note.trim()) {
      setTool('note')
      return setNoteProblem('noteLoose')
    }
    setBusy(true)
    setError(undefined)
    try {
      const drawn = await drawnUpon(photoRef.current, marks, penOf(sheetRef.current))
      const { kind, pieceId, stage } = photo
      await addPhoto(order, { id: sending, photo: drawn, kind, pieceId, stage, note: said || undefined })
      toastDone(t('orders-page.marks.kept'))
      onClose()
    } catch (refused) {
      setError(refused)
      setBusy(false)
    }
  }
  const sheetLabel = [t('orders-page.marks.sheet', { count: marks.length }), said].filter(Boolean).join('. ')
  const nothing = marks.length === 0 ? t('orders-page.marks.nothing') : undefined
  return (
    <Dialog title={t('orders-page.marks.title')} isOpen onClose={onClose} isWide isForm>
      <div className={styles.stack}>
        <div className={styles.tools}>
          <Chips
            label={t('orders-page.marks.tool')}
            chips={markTools.map((key) => ({ key, label: t(`orders-page.marks.${key}`) }))}
            chosen={tool}
            onChoose={setTool}
          />
          <HonestButton reason={nothing} onClick={() => change(marks.slice(0, -1))}>
            {t('orders-page.marks.undo')}
          </HonestButton>
        </div>
        {tool === 'note' && (
          <div className={styles.note}>
            <TextField
              label={t('orders-page.marks.noteWords')}
              hint={t('orders-page.marks.noteHow')}
              autoComplete="off"
              maxLength={mostOfNote}
              value={note}
              error={noteProblem && t(`orders-page.marks.${noteProblem}`)}
              onChange={(event) => say(event.target.value)}
            />
            <Button onClick={addInMiddle}>{t('orders-page.marks.noteMiddle')}</Button>
          </div>
        )}
        <MarkSheet
          photoRef={photoRef}
          sheetRef={sheetRef}
          tool={tool}
          note={note.trim()}
          marks={marks}
          src={photo.url}
          label={sheetLabel}
          onMark={add}
          onNoNote={() => setNoteProblem('noteEmpty')}
          onReady={() => setShown('ready')}
          onFailed={() => setShown('failed')}
        />
        <p className={styles.soft}>{t('orders-page.marks.how')}</p>
        <p className="onlyRead" role="status">
          {marks.length > 0 && sheetLabel}
        </p>
        <FormError>{shown === 'failed' && t('orders-page.marks.failed')}</FormError>
        <FormError>{error !== undefined && problemSentence(error, t)}</FormError>
        <div className={styles.acts}>
          <HonestButton
            kind="primary"
            isBusy={isBusy || shown === 'waiting'}
            reason={nothing}
            onClick={() => void save()}
          >
            {t('orders-page.marks.keep')}
          </HonestButton>
        </div>
      </div>
    </Dialog>
  )
}
