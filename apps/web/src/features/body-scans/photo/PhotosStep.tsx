import type { View } from '@darzi/body/shapes.ts'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'
import { CameraDialog } from '../camera/CameraDialog.tsx'
import { ModelLine } from '../see/ModelLine.tsx'
import { FilesButton } from './FilesButton.tsx'
import { PhotoSlot } from './PhotoSlot.tsx'
import { ReplacedPhoto } from './ReplacedPhoto.tsx'
import type { Photos, Shelf } from './shelf.ts'
import { useAddFiles } from './use-add-files.ts'

interface Props {
  shelf: Shelf
  photos: Photos
  onNext: () => void
  onWithout: () => void
}

/** The first step, once it is agreed to: a photo from the front and one from the side. */
export function PhotosStep({ shelf, photos, onNext, onWithout }: Props) {
  const t = useT()
  const [asked, setAsked] = useState<readonly View[]>()
  const files = useAddFiles(shelf)
  const slots = useRef<HTMLDivElement>(null)
  /** The question goes with its answer. */
  const focusOn = (view: View) =>
    slots.current?.querySelector<HTMLElement>(`[data-view="${view}"] h3`)?.focus()
  const both = photos.front && photos.side
  return (
    <section className={styles.part}>
      <h2>{t('body-scans.photos.title')}</h2>
      <ul className={styles.rules}>
        {['clothes', 'place', 'front', 'side'].map((rule) => (
          <li key={rule}>{t(`body-scans.rule.${rule}`)}</li>
        ))}
      </ul>
      <ModelLine />
      <div className={styles.acts}>
        <Button kind="primary" isLarge onClick={() => setAsked(['front', 'side'])}>
          {t('body-scans.photos.camera')}
        </Button>
        <FilesButton isMultiple isLarge label={t('body-scans.photos.choose')} onFiles={files.add} />
      </div>
      {files.errorCodes.map(({ why, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name; all are replaced at once
        <FormError key={at}>{t(`body-scans.file.${why}`, { name })}</FormError>
      ))}
      {files.waiting && (
        <ReplacedPhoto
          name={files.waiting.name}
          onReplace={(view) => {
            focusOn(view)
            if (files.waiting) void files.add([files.waiting], view)
          }}
          onKeep={() => {
            focusOn('front')
            files.keepBoth()
          }}
        />
      )}
      <div ref={slots} className={styles.slots}>
        {(['front', 'side'] as const).map((view) => (
          <PhotoSlot
            key={view}
            view={view}
            photo={photos[view]}
            onCamera={() => setAsked([view])}
            onFiles={(chosen) => files.add(chosen, view)}
            onRemove={() => shelf.remove(view)}
          />
        ))}
      </div>
      <div className={styles.acts}>
        <HonestButton kind="next" isLarge reason={whyNotOn(photos, t)} onClick={onNext}>
          {t('body-scans.photos.next')}
        </HonestButton>
        {both && <Button onClick={shelf.swap}>{t('body-scans.photos.swap')}</Button>}
        <Button kind="plain" onClick={onWithout}>
          {t('body-scans.photos.without')}
        </Button>
      </div>
      <p className={styles.faint}>{t('body-scans.photos.stay')}</p>
      {asked && <CameraDialog views={asked} onPhoto={shelf.put} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function whyNotOn({ front, side }: Photos, t: (key: string) => string): string | undefined {
  if (!front && !side) return t('body-scans.photos.none')
  const isRefused = [front, side].some((photo) => photo?.isFailed || photo?.judgement?.errorCodes.length)
  return isRefused ? t('body-scans.photos.refused') : undefined
}
