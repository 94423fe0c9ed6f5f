import { nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { useScanInAddress } from '../body-scans/api.ts'
import { AddToCart, colourName, useSaved } from '../shop-collection/api.ts'
import styles from './TryOn.module.css'
import type { Worn } from './use-worn.ts'

interface Props {
  worn: Worn
  onTryInstead: (worn: Worn, size: Worn['size']) => void
}

/** What is worn can be ordered as it is worn, or kept for later; before what does not go on, what would. */
export function ReadyCard({ worn, onTryInstead }: Props) {
  const { item, size, colour, short } = worn
  const t = useT()
  const language = useLanguage()
  const [problem, setProblem] = useState<unknown>()
  const { ids, toggle } = useSaved(setProblem)
  const isSaved = ids.has(item.id)
  return (
    <section className={styles.card} aria-labelledby="try-on-ready">
      <h2 id="try-on-ready">{t(short ? 'try-on.ready.short' : 'try-on.ready.title')}</h2>
      <p>
        {t('try-on.ready.what', {
          name: nameIn(item, language),
          size: size.size,
          colour: colourName(t, colour.name),
        })}
      </p>
      <div className={styles.acts}>
        <Better worn={worn} onTryInstead={onTryInstead} />
        <AddToCart
          item={item}
          choice={{ size: size.size, isMadeToMeasure: false, colour: colour.name, styles: [] }}
        />
        <Button
          aria-pressed={isSaved}
          icon={<Heart size={20} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />}
          onClick={() => {
            setProblem(undefined)
            toggle(item.id)
          }}
        >
          {t(isSaved ? 'try-on.ready.saved' : 'try-on.ready.save')}
        </Button>
      </div>
      {problem !== undefined && <p role="alert">{problemSentence(problem, t)}</p>}
    </section>
  )
}

/** The size that goes on, and made to measure. */
function Better({ worn, onTryInstead }: Props) {
  const t = useT()
  const asked = useScanInAddress()
  const { item, colour, short } = worn
  const instead = short?.instead
  return (
    <>
      {instead && (
        <Button kind="primary" onClick={() => onTryInstead(worn, instead)}>
          {t('try-on.ready.instead', { size: instead.size })}
        </Button>
      )}
      {item.isMadeToMeasure && (
        <ButtonLink
          kind={instead ? undefined : 'primary'}
          to={links.checkout({ item: item.id, fit: 'measured', colour: colour.name, scan: asked })}
        >
          {t('try-on.chosen.madeToMeasure')}
        </ButtonLink>
      )}
    </>
  )
}
