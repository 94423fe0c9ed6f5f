import { clothKinds, isClothKind } from '@darzi/tailoring/garments/cloth-kinds.ts'
import { useState } from 'react'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { clothName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'

interface Props {
  /** A kind by its key, or words of one's own. */
  said: string
  onSay: (said: string) => void
}

/** What the cloth is of: a kind of the list, or any other in words. */
export function ClothTypeField({ said, onSay }: Props) {
  const t = useT()
  const isKind = isClothKind(said) && said !== 'other'
  const [isOther, setOther] = useState(said !== '' && !isKind)
  const options = [
    { value: '', label: t('orders-new.cloth.notSaid') },
    ...clothKinds.map((kind) => ({ value: kind, label: clothName(t, kind) })),
  ]
  function choose(kind: string) {
    setOther(kind === 'other')
    onSay(kind === 'other' && !isKind ? said : kind)
  }
  const isInWords = isOther || (said !== '' && !isKind)
  return (
    <>
      <NativeSelect
        label={t('orders-new.cloth.type')}
        isOptional
        options={options}
        value={isInWords ? 'other' : said}
        onChange={(event) => choose(event.target.value)}
      />
      {isInWords && (
        <TextField
          label={t('orders-new.cloth.which')}
          isOptional
          maxLength={60}
          value={said === 'other' ? '' : said}
          onChange={(event) => onSay(event.target.value.trim() ? event.target.value : 'other')}
        />
      )}
    </>
  )
}
