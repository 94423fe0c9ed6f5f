import { Camera, ImagePlus, Trash2, UserRound } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { errorOfPicture, pictureKinds } from '../../data/picture-rules.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './PhotoField.module.css'
import { PhotoProgress } from './PhotoProgress.tsx'

interface Props {
  name: string
  /** The photo chosen just now, else the one stored. */
  photo?: File
  storedUrl?: string
  onChange: (photo: File | undefined) => void
  /** Share of the upload that has gone out, while it runs. */
  progress?: number
}

/** Take a photo or choose one; it is shown before anything is sent. */
export function PhotoField({ name, photo, storedUrl, onChange, progress }: Props) {
  const t = useT()
  const [problem, setProblem] = useState<string>()
  const preview = useObjectUrl(photo)
  const shown = preview ?? storedUrl
  function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    const error = errorOfPicture(chosen)
    setProblem(error)
    if (!error) onChange(chosen)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around a picture and its buttons
    <div role="group" aria-label={t('customers-form.photo.label')} className={styles.field}>
      {name.trim() || shown ? (
        <Avatar name={name} photoUrl={shown} size={84} />
      ) : (
        <span className={styles.nobody} aria-hidden="true">
          <UserRound size={40} strokeWidth={1.6} />
        </span>
      )}
      <div className={styles.acts}>
        <FileButton className={styles.camera} isCamera onChosen={onChosen}>
          <Camera size={20} aria-hidden="true" />
          {t('customers-form.photo.take')}
        </FileButton>
        <FileButton onChosen={onChosen}>
          <ImagePlus size={20} aria-hidden="true" />
          {t(shown ? 'customers-form.photo.other' : 'customers-form.photo.choose')}
        </FileButton>
        {shown && (
          <Button
            kind="plain"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => onChange(undefined)}
          >
            {t('customers-form.photo.remove')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(problem)}
        </p>
      )}
      <PhotoProgress share={progress} />
    </div>
  )
}

interface FileButtonProps {
  isCamera?: boolean
  className?: string
  onChosen: (event: ChangeEvent<HTMLInputElement>) => void
  children: ReactNode
}

function FileButton({ isCamera, className, onChosen, children }: FileButtonProps) {
  return (
    <label className={[styles.file, className].filter(Boolean).join(' ')}>
      <input
        type="file"
        className="onlyRead"
        accept={pictureKinds.join(',')}
        capture={isCamera ? 'environment' : undefined}
        onChange={onChosen}
      />
      {children}
    </label>
  )
}

/** An address for a file of this device, given back when another is shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}
