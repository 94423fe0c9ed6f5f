import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { shrinkPhoto } from '../data/shrink-photo.ts'
import { Button } from '../ui/Button.tsx'

interface Props {
  label: string
  isBusy: boolean
  onPhoto: (photo: File) => void
}

/** Chooses one photo, made small on the device before it is sent. */
export function PhotoButton({ label, isBusy, onPhoto }: Props) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void shrinkPhoto(chosen).then(onPhoto)
          target.value = ''
        }}
      />
      <Button
        icon={<ImagePlus size={20} aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => file.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
