import type { OwnVerification } from '@darzi/contract/verifications.ts'
import type { VerificationPart } from '@darzi/tailoring/verifications/life.ts'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Verifications.module.css'
import { addPhoto, photoUrl, removePhoto } from './verification-data.ts'

interface Props {
  part: VerificationPart
  photos: NonNullable<OwnVerification['current']>['photos']
  mayChange: boolean
}

/** The photos of one thing to be checked, and another one. */
export function PartPhotos({ part, photos, mayChange }: Props) {
  const t = useT()
  const title = t(`verifications.part.${part}`)
  const file = useRef<HTMLInputElement>(null)
  const { isBusy, run } = useAct()
  const change = (act: () => Promise<unknown>, done: string) =>
    run(async () => {
      await act()
      toastDone(t(done))
    })
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {mayChange && (
          <Button
            icon={<ImagePlus size={18} aria-hidden="true" />}
            aria-label={`${t('verifications.photo.add')}: ${title}`}
            isBusy={isBusy}
            onClick={() => file.current?.click()}
          >
            {t('verifications.photo.add')}
          </Button>
        )}
      </div>
      <p className={styles.soft}>{t(`verifications.hint.${part}`)}</p>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('verifications.card.photosOf', { part: title })}
        hidden
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          if (photo) void change(() => addPhoto(part, photo), 'verifications.photo.added')
          target.value = ''
        }}
      />
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id }, at) => {
            const name = t('verifications.photo.one', { part: title, number: at + 1 })
            return (
              <li key={id} className={styles.photo}>
                <img src={photoUrl(id)} alt={name} loading="lazy" />
                {mayChange && (
                  <Button
                    aria-label={t('verifications.photo.remove', { name })}
                    icon={<Trash2 size={18} aria-hidden="true" />}
                    disabled={isBusy}
                    onClick={() => void change(() => removePhoto(id), 'verifications.photo.removed')}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
