import { Camera, Trash2 } from 'lucide-react'
import { type ChangeEvent, useEffect, useMemo, useState } from 'react'
import { type ChosenPhoto, chosenPhoto } from '../../../data/use-draft-photos.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'
import { errorOfPicture, pictureKinds } from '../../customers/api.ts'
import styles from './LongForm.module.css'

interface Props {
  photos: readonly ChosenPhoto[]
  onChange: (photos: ChosenPhoto[]) => void
}

/** Photos of the cloth, shown before anything is sent. */
export function ClothPhotos({ photos, onChange }: Props) {
  const t = useT()
  const [problem, setProblem] = useState<string>()
  function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = ''
    const good = chosen.filter((file) => !errorOfPicture(file))
    setProblem(chosen.map(errorOfPicture).find(Boolean))
    if (good.length > 0) onChange([...photos, ...good.map(chosenPhoto)])
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around pictures and a button
    <div role="group" aria-label={t('customers-form.photos.cloth')} className={styles.photos}>
      <h3>{t('customers-form.photos.cloth')}</h3>
      <ul>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <Picture file={photo.file} alt={t('customers-form.photos.alt', { number: at + 1 })} />
            <Button
              aria-label={t('customers-form.photos.remove', { number: at + 1 })}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            />
          </li>
        ))}
      </ul>
      <label className={buttonClass({ kind: 'quiet' }, styles.file)}>
        <input
          type="file"
          multiple
          className="onlyRead"
          accept={pictureKinds.join(',')}
          onChange={onChosen}
        />
        <Camera size={20} aria-hidden="true" />
        {t('customers-form.photos.add')}
      </label>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(problem)}
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
