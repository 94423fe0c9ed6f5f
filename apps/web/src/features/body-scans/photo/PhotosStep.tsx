import type { View } from '@darzi/body/shapes.ts'
import { useRef, useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { Button } from '../../../ui/Button.tsx'
import { FilesButton } from '../../../ui/FilesButton.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'
import { CameraDialog } from '../camera/CameraDialog.tsx'
import { ModelLine } from '../see/ModelLine.tsx'
import { PhotoSlot } from './PhotoSlot.tsx'
import { dropPhoto, type PhotoError, readPhoto } from './read-photo.ts'
import type { Photos, Shelf } from './shelf.ts'

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
            onLookAgain={shelf.lookAgain}
          />
        ))}
      </div>
      <div className={styles.acts}>
        <HonestButton kind="primary" isLarge reason={whyNotOn(photos, t)} onClick={onNext}>
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
  const given = [front, side]
  if (given.some((photo) => photo?.isFailed)) return t('body-scans.photos.failed')
  const isRefused = given.some((photo) => photo?.judgement?.errorCodes.length)
  return isRefused ? t('body-scans.photos.refused') : undefined
}

interface ReplacedPhotoProps {
  /** Of the file. */
  name: string
  onReplace: (view: View) => void
  onKeep: () => void
}

/** Both places are taken, and a third photo came: which of the two goes. */
function ReplacedPhoto({ name, onReplace, onKeep }: ReplacedPhotoProps) {
  const t = useT()
  return (
    <div role="alert" className={styles.replaced}>
      <p>{t('body-scans.replace.which', { name })}</p>
      <div className={styles.acts}>
        <Button onClick={() => onReplace('front')}>{t('body-scans.replace.front')}</Button>
        <Button onClick={() => onReplace('side')}>{t('body-scans.replace.side')}</Button>
        <Button kind="plain" onClick={onKeep}>
          {t('body-scans.replace.none')}
        </Button>
      </div>
    </div>
  )
}

interface FileError {
  why: PhotoError | 'tooMany'
  name: string
}

/**
 * Puts chosen files on the shelf: at the place asked for, else at the free ones; says of each that was not taken why. One file
 * where both places are taken waits, unread, until it is said which photo it replaces.
 */
function useAddFiles(shelf: Shelf) {
  const [errorCodes, setRefusals] = useState<readonly FileError[]>([])
  const [waiting, setWaiting] = useState<File>()

  async function add(files: readonly File[], asked?: View) {
    setRefusals([])
    setWaiting(undefined)
    if (files.length > 2) return setRefusals([{ why: 'tooMany', name: '' }])
    // All are read before the first is shelved: a photo in the wrong place moves as soon as it has been looked at.
    const read = await Promise.all(files.map(async (file) => ({ file, photo: await readPhoto(file) })))
    setRefusals(
      read.flatMap(({ file, photo }) =>
        'refused' in photo ? [{ why: photo.refused, name: file.name }] : [],
      ),
    )
    const taken = read.flatMap(({ file, photo }) => ('refused' in photo ? [] : [{ file, ...photo }]))
    const places = asked ? [asked] : placesFor(taken.length, shelf.read())
    for (const [turn, { file, canvas }] of taken.entries()) {
      const view = places[turn]
      if (view) shelf.put(view, { id: newId(), canvas })
      else {
        dropPhoto(canvas)
        setWaiting(file)
      }
    }
  }

  return { add, errorCodes, waiting, keepBoth: () => setWaiting(undefined) }
}

/** None for a single photo where both are there: it may show either. */
function placesFor(count: number, { front, side }: Photos): readonly View[] {
  if (count > 1) return ['front', 'side']
  if (front && side) return []
  return [front ? 'side' : 'front']
}
