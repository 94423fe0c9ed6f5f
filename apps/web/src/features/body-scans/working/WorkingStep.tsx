import { Button } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'
import type { Photos } from '../photo/shelf.ts'
import type { ScannedPerson } from '../scanned-person.ts'
import { ModelLine } from '../see/ModelLine.tsx'
import { useMeasuring, type WorkStage } from './use-measuring.ts'

interface Props {
  person: ScannedPerson
  photos: Photos
  /** Whom a tailor measures. */
  forPerson: string | undefined
  onStored: () => void
  /** At the photos the program died of. */
  onLookAgain: () => void
  onPhotos: () => void
  onAbout: () => void
  onWithout: () => void
}

/** The third step: what is being done, as it is done. */
export function WorkingStep({ onLookAgain, onPhotos, onAbout, onWithout, ...asked }: Props) {
  const { photos } = asked
  const t = useT()
  const { stage, errorCodes, isBroken, hasFailed } = useMeasuring(asked)
  const steps: WorkStage[] = [
    ...(photos.front || photos.side ? (['model'] as const) : []),
    ...(photos.front ? (['front'] as const) : []),
    ...(photos.side ? (['side'] as const) : []),
    'numbers',
  ]
  const isEnded = Boolean(errorCodes) || isBroken || hasFailed
  // What is of no one photo is most likely a slip in what was typed.
  const isOfTyped = errorCodes?.every(({ view }) => !view) ?? false
  return (
    <section className={styles.part}>
      <h2>{t(isEnded ? 'body-scans.work.ended' : 'body-scans.work.title')}</h2>
      {isEnded ? (
        <div role="alert" className={styles.bad}>
          {hasFailed && <p>{t('body-scans.photo.failed')}</p>}
          {isBroken && <p>{t('body-scans.work.broken')}</p>}
          {errorCodes?.map(({ code, view }) => (
            <p key={`${code}${view}`}>
              {view && <strong>{t(`body-scans.view.${view}`)}: </strong>}
              {t(`body-scans.judge.${code}`)}
            </p>
          ))}
        </div>
      ) : (
        <>
          <p role="status" className="onlyRead">
            {t(`body-scans.work.${stage}`)}
          </p>
          <ol className={styles.work}>
            {steps.map((step, place) => (
              <li key={step} data-state={stateOf(place, steps.indexOf(stage))}>
                {t(`body-scans.work.${step}`)}
              </li>
            ))}
          </ol>
        </>
      )}
      {stage === 'model' && <ModelLine />}
      <div className={styles.acts}>
        {hasFailed && (
          <Button {...look(true)} onClick={onLookAgain}>
            {t('body-scans.photo.lookAgain')}
          </Button>
        )}
        <Button {...look(isEnded && !isOfTyped && !hasFailed)} onClick={onPhotos}>
          {t('body-scans.work.photos')}
        </Button>
        <Button {...look(isOfTyped)} onClick={onAbout}>
          {t('body-scans.work.about')}
        </Button>
        {(isEnded || stage === 'model') && (
          <Button kind="plain" onClick={onWithout}>
            {t('body-scans.photos.without')}
          </Button>
        )}
      </div>
    </section>
  )
}

const look = (isNext: boolean) => ({ kind: isNext ? 'primary' : 'quiet', isLarge: isNext }) as const

function stateOf(place: number, now: number): 'done' | 'now' | 'later' {
  if (place < now) return 'done'
  return place === now ? 'now' : 'later'
}
