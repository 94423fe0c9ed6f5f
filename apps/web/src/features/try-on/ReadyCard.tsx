import { Heart, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/use-say.ts'
import { useSaved } from '../shop-collection/saved-garments.ts'
import styles from './TryOn.module.css'
import type { Worn } from './use-worn.ts'

/** What is worn can be ordered as it is worn, or kept for later. */
export function ReadyCard({ worn: { item, size, colour } }: { worn: Worn }) {
  const say = useSay()
  const [problem, setProblem] = useState<unknown>()
  const { ids, toggle } = useSaved(setProblem)
  const isSaved = ids.has(item.id)
  return (
    <section className={styles.card} aria-labelledby="try-on-ready">
      <h2 id="try-on-ready">{say('try-on.ready.title')}</h2>
      <p>{say('try-on.ready.what', { name: item.name, size: size.size, colour: colour.name })}</p>
      <div className={styles.acts}>
        <ButtonLink
          kind="primary"
          to={links.checkout({ item: item.id, size: size.size, colour: colour.name })}
          icon={<ShoppingBag size={20} aria-hidden="true" />}
        >
          {say('try-on.ready.add')}
        </ButtonLink>
        <Button
          aria-pressed={isSaved}
          icon={<Heart size={20} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />}
          onClick={() => {
            setProblem(undefined)
            toggle(item.id)
          }}
        >
          {say(isSaved ? 'try-on.ready.saved' : 'try-on.ready.save')}
        </Button>
      </div>
      {problem !== undefined && <p role="alert">{problemSentence(problem, say)}</p>}
    </section>
  )
}
