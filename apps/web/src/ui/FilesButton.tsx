import { useRef } from 'react'
import { Button } from './Button.tsx'

interface Props {
  label: string
  isMultiple?: boolean
  isLarge?: boolean
  onFiles: (files: readonly File[]) => void
}

/** The device's own picker behind a button that speaks the page's language. */
export function FilesButton({ label, isMultiple, isLarge, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button isLarge={isLarge} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple={isMultiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
