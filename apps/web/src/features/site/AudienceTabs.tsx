import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import styles from './AudienceTabs.module.css'
import { type Audience, audienceByKey, audienceIn, audiences } from './audience.ts'

interface Props {
  label: string
  names: Record<Audience, string>
  children: (audience: Audience) => ReactNode
}

/** Three tabs, one per audience; the chosen one stands in the address. */
export function AudienceTabs({ label, names, children }: Props) {
  const [search, setSearch] = useSearchParams()
  const chosen = audienceIn(search)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function choose(audience: Audience) {
    setSearch(audience === 'customers' ? {} : { for: audience }, { replace: true, preventScrollReset: true })
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = audienceByKey(event.key, chosen)
    if (!next) return
    event.preventDefault()
    choose(next)
    list.current?.querySelector<HTMLElement>(`[data-audience="${next}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {audiences.map((audience) => (
          <button
            key={audience}
            type="button"
            role="tab"
            id={`${id}-${audience}`}
            data-audience={audience}
            aria-selected={audience === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={audience === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(audience)}
          >
            {names[audience]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children(chosen)}
      </div>
    </>
  )
}
