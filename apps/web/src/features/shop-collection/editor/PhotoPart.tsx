import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { problemSentence } from '../../../data/problem-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import edit from '../../../ui/EditForm.module.css'
import { FormError } from '../../../ui/FormError.tsx'
import { useT } from '../../../words/use-t.ts'
import { ItemPicture } from '../ItemPicture.tsx'
import { removePhoto, setPhoto } from './collection-data.ts'
import styles from './Editor.module.css'

interface Props {
  item: CollectionItem
  isFixed: boolean
  /** What is seen is the newest: the form begins from there. */
  onChanged: (item: CollectionItem) => void
}

/** Its photo, or the drawing that stands for it. */
export function PhotoPart({ item, isFixed, onChanged }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  async function during(work: () => Promise<CollectionItem>) {
    setBusy(true)
    setFailure(undefined)
    try {
      onChanged(await work())
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={t('collection.photo.title')}>
      <div className={styles.photo}>
        <ItemPicture item={item} hex={item.colours[0]?.hex} />
        <div className={styles.photoActs}>
          <p className={edit.why}>{t(item.photo ? 'collection.photo.shown' : 'collection.photo.drawn')}</p>
          <FormError>{failure === undefined ? undefined : problemSentence(failure, t)}</FormError>
          <Button
            isBusy={isBusy}
            disabled={isFixed}
            icon={<Camera size={20} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t(item.photo ? 'collection.photo.change' : 'collection.photo.choose')}
          </Button>
          {item.photo && (
            <Button
              kind="plain"
              disabled={isBusy || isFixed}
              onClick={() => void during(() => removePhoto(item.id))}
            >
              {t('collection.photo.remove')}
            </Button>
          )}
          <input
            ref={input}
            hidden
            type="file"
            name="photo"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => {
              const [photo] = event.currentTarget.files ?? []
              event.currentTarget.value = ''
              if (photo) void during(() => setPhoto(item.id, photo))
            }}
          />
        </div>
      </div>
    </Card>
  )
}
