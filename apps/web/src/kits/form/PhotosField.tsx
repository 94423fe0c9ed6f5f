import type { Translate } from '@darzi/words/translate.ts'
import { Camera, Trash2 } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useMemo, useState } from 'react'
import { errorOfPicture, pictureKinds } from '../../data/picture-rules.ts'
import { type ChosenPhoto, chosenPhoto } from '../../data/use-draft-photos.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './PhotosField.module.css'

interface Props {
  label: string
  hint?: string
  /** None need be chosen; as any field it is required unless it says so. */
  isOptional?: boolean
  /** What one of them is called, by its number. */
  nameOf: (number: number) => string
  photos: readonly ChosenPhoto[]
  /** As many as it takes; without it, any number. */
  most?: number
  /** Why what was sent is refused, for as long as the same photos are chosen. */
  error?: string | undefined
  onChange: (photos: ChosenPhoto[]) => void
}

/** Why a file just chosen was not taken: by its words key, or more than these. Told in the language of now. */
type Problem = { refused: string } | { most: number }

const sentenceOf = (problem: Problem, t: Translate) =>
  'refused' in problem ? t(problem.refused) : t('ui.photos.most', { count: problem.most })

/** Photos that go along with a form, shown before anything is sent. A file that is no picture is told at once and not taken. */
export function PhotosField({
  label,
  hint,
  isOptional,
  nameOf,
  photos,
  most = Number.POSITIVE_INFINITY,
  ...rest
}: Props) {
  const { error, onChange } = rest
  const t = useT()
  const id = useId()
  const [problem, setProblem] = useState<Problem>()
  function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = ''
    const good = chosen.filter((file) => !errorOfPicture(file))
    const refused = chosen.map(errorOfPicture).find(Boolean)
    const isTooMany = photos.length + good.length > most
    setProblem(refused ? { refused } : isTooMany ? { most } : undefined)
    if (good.length > 0) onChange([...photos, ...good.map(chosenPhoto)].slice(0, most))
  }
  function remove(gone: ChosenPhoto) {
    setProblem(undefined)
    onChange(photos.filter((photo) => photo.id !== gone.id))
  }
  const told = problem ? sentenceOf(problem, t) : error
  const describedBy = [told && `${id}-told`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around pictures and a button
    <div role="group" aria-label={label} className={styles.photos}>
      <h3>
        {label} {isOptional && <span className={styles.optional}>{t('ui.field.optional')}</span>}
      </h3>
      {photos.length > 0 && (
        <ul>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <Picture file={photo.file} alt={nameOf(at + 1)} />
              <Button
                aria-label={t('ui.photos.remove', { number: at + 1 })}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => remove(photo)}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < most && (
        <label className={buttonClass({ kind: 'quiet' }, styles.file)}>
          <input
            type="file"
            multiple
            className="onlyRead"
            accept={pictureKinds.join(',')}
            aria-invalid={told ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={onChosen}
          />
          <Camera size={20} aria-hidden="true" />
          {t('ui.photos.add')}
        </label>
      )}
      {told && (
        <p id={`${id}-told`} role="alert" className={styles.told}>
          {told}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The address of a file of this device is given back when it is shown no more. */
function Picture({ file, alt }: { file: File; alt: string }) {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <img src={url} alt={alt} />
}
