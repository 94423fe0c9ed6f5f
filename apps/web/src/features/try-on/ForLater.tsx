import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { Trash2 } from 'lucide-react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import own from './ForLater.module.css'
import { fitOfTried } from './fit-of-tried.ts'
import { Thumb } from './Thumb.tsx'
import styles from './TryOn.module.css'
import type { useForLater } from './use-for-later.ts'
import { isWearable } from './use-garments.ts'

interface Props {
  later: ReturnType<typeof useForLater>
  /** The one that is shown. */
  body: BodySizes
  onOpen: (whole: { item: string; size?: string; colour?: string }) => void
}

/** What was saved for later and what was tried on before: open one as it was, or take it away. */
export function ForLater({ later: { saved, tried, problem, unsave, forget }, body, onOpen }: Props) {
  const t = useT()
  if (saved.length + tried.length === 0 && problem === undefined) return null
  return (
    <section className={styles.card} aria-labelledby="try-on-later">
      <h2 id="try-on-later">{t('try-on.later.title')}</h2>
      {problem !== undefined && <p role="alert">{problemSentence(problem, t)}</p>}
      {saved.length > 0 && (
        <>
          <h3>{t('try-on.later.saved')}</h3>
          <ul className={own.later}>
            {saved.map((item) => (
              <LaterRow
                key={item.id}
                item={item}
                onOpen={() => onOpen({ item: item.id })}
                onRemove={() => unsave(item.id)}
              />
            ))}
          </ul>
        </>
      )}
      {tried.length > 0 && (
        <>
          <h3>{t('try-on.later.tried')}</h3>
          <ul className={own.later}>
            {tried.map((each) => (
              <LaterRow
                key={each.id}
                item={each.item}
                worn={each}
                fit={fitOfTried(body, each)}
                onOpen={() => onOpen({ item: each.item.id, size: each.size, colour: each.color })}
                onRemove={() => void forget(each)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface RowProps {
  item: Props['later']['saved'][number]
  worn?: Props['later']['tried'][number]
  fit?: ReturnType<typeof fitOfTried>
  onOpen: () => void
  onRemove: () => void
}

function LaterRow({ item, worn, fit, onOpen, onRemove }: RowProps) {
  const t = useT()
  const what = worn
    ? t('try-on.ready.what', { name: item.name, size: worn.size, colour: worn.color })
    : item.name
  return (
    <li>
      <button type="button" className={styles.garment} disabled={!isWearable(item)} onClick={onOpen}>
        {isWearable(item) && <Thumb garment={item} />}
        <span className={styles.garmentWords}>
          <strong>{what}</strong>
          {fit && <span>{t(`try-on.later.${fit}`)}</span>}
          {!isWearable(item) && <span>{t('try-on.later.notWorn')}</span>}
        </span>
      </button>
      <Button
        kind="plain"
        aria-label={t('try-on.later.remove', { what })}
        icon={<Trash2 size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}
