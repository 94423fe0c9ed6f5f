import { Camera } from 'lucide-react'
import { type Ref, useId } from 'react'
import { buttonClass } from '../../ui/Button.tsx'

interface Props {
  ref?: Ref<HTMLInputElement>
  label: string
  isBusy?: boolean
  onPhoto: (photo: File) => void
}

/** Takes or chooses one photo, by the device's own means. */
export function PhotoInput({ ref, label, isBusy, onPhoto }: Props) {
  const id = useId()
  return (
    <>
      {/* Before its label, which shows that it has the focus. */}
      <input
        ref={ref}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="onlyRead"
        disabled={isBusy}
        onChange={(event) => {
          const [photo] = event.target.files ?? []
          event.target.value = ''
          if (photo) onPhoto(photo)
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: 'quiet' })} aria-busy={isBusy}>
        <Camera size={20} aria-hidden="true" />
        {label}
      </label>
    </>
  )
}
