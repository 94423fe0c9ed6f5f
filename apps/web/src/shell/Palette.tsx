import { createSpotlight, Spotlight, type SpotlightStore } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../data/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { useT } from '../words/use-t.ts'
import styles from './Palette.module.css'
import { useOpenPageActions } from './page-actions.ts'
import { useFound } from './palette-found.ts'
import { matches } from './palette-match.ts'
import { screensFor } from './shop-navigation.ts'

const [store, palette] = createSpotlight()

export const openPalette = palette.open

/** One field for everything: what the features let be found, what can be done here, every screen one may open. */
export function Palette() {
  const t = useT()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const { groups, isLooking } = useFound(words)
  const features = screensFor(useSession()).filter((item) => matches(t(item.label), words))
  const actions = useOpenPageActions().filter((action) => !action.reason && matches(action.label, words))
  const found = groups.flatMap((group) => group.rows)
  const rows = [...found, ...actions].map(({ id }) => id).concat(features.map(({ to }) => to))
  useFirstChosen({ store, rows: rows.join(), isLooking })
  // Whether it is open is kept outside of what is drawn: who leaves the shop's screens with it open does not find it so again.
  useEffect(() => palette.close, [])
  const go = (to: string) => () => void navigate(to)
  return (
    <Spotlight.Root
      store={store}
      query={words}
      onQueryChange={setWords}
      shortcut={null}
      scrollable
      maxHeight="60dvh"
      size="38rem"
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('app.nav.search') } }}
      classNames={{
        content: styles.content,
        search: styles.search,
        action: styles.action,
        actionsGroup: styles.group,
      }}
    >
      <Spotlight.Search
        placeholder={t('app.palette.placeholder')}
        aria-label={t('app.palette.placeholder')}
        leftSection={<Search size={22} aria-hidden="true" />}
      />
      <Spotlight.ActionsList>
        {groups.map(
          ({ find: { feature, label, icon: Picture }, rows }) =>
            rows.length > 0 && (
              <Spotlight.ActionsGroup key={feature} label={t(label)}>
                {rows.map(({ id, to, name, aside, photoUrl }) => (
                  <Spotlight.Action key={id} onClick={go(to)} className={styles.row}>
                    {Picture ? (
                      <Picture size={22} aria-hidden="true" />
                    ) : (
                      <Avatar name={name} photoUrl={photoUrl} size={38} />
                    )}
                    <span className={styles.words}>
                      <span className={styles.name}>{name}</span>
                      <span className={styles.aside}>{aside}</span>
                    </span>
                  </Spotlight.Action>
                ))}
              </Spotlight.ActionsGroup>
            ),
        )}
        {actions.length > 0 && (
          <Spotlight.ActionsGroup label={t('app.palette.actions')}>
            {actions.map((action) => (
              <Spotlight.Action key={action.id} label={action.label} onClick={action.run} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {features.length > 0 && (
          <Spotlight.ActionsGroup label={t('app.palette.screens')}>
            {features.map(({ to, label, icon: Picture }) => (
              <Spotlight.Action
                key={to}
                label={t(label)}
                leftSection={<Picture size={22} />}
                onClick={go(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {rows.length === 0 && !isLooking && (
          <Spotlight.Empty>{t('app.palette.nothing', { words })}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

interface Found {
  store: SpotlightStore
  /** Changes whenever the rows do. */
  rows: string
  /** Whether an answer is still on its way. */
  isLooking: boolean
}

/**
 * The first row is chosen whenever the rows change, and Enter opens it. Enter before the answer has come waits for the
 * answer: a quick hand must not open what an earlier digit had found.
 */
function useFirstChosen({ store, rows, isLooking }: Found): void {
  const isEnterWaiting = useRef(false)

  useEffect(() => {
    if (!isLooking) return
    const hold = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.stopPropagation()
      event.preventDefault()
      isEnterWaiting.current = true
    }
    document.addEventListener('keydown', hold, true)
    return () => document.removeEventListener('keydown', hold, true)
  }, [isLooking])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what the first one is chosen anew for
  useEffect(() => {
    const list = document.getElementById(store.getState().listId)
    const first = list?.querySelector<HTMLElement>('[data-action]')
    // The library keeps its choice as an attribute of the row, and renews it only when the words change.
    list?.querySelector('[data-selected]')?.removeAttribute('data-selected')
    first?.setAttribute('data-selected', 'true')
    store.updateState((state) => ({ ...state, selected: 0 }))
    if (isLooking || !isEnterWaiting.current) return
    isEnterWaiting.current = false
    first?.click()
  }, [store, rows, isLooking])
}
