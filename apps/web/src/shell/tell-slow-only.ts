import type { DataRouter } from 'react-router'

/** A screen that comes sooner than this is not announced first. */
const slowMs = 100

/** Whoever listens hears that a screen is on its way only when it is slow to come: each step of a navigation draws the open screen again. */
export function tellSlowOnly<R extends Pick<DataRouter, 'subscribe'>>(router: R): R {
  const subscribe = router.subscribe.bind(router)
  router.subscribe = (listener) => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const end = subscribe((state, options) => {
      clearTimeout(waiting)
      if (state.navigation.state === 'idle') listener(state, options)
      else waiting = setTimeout(() => listener(state, options), slowMs)
    })
    return () => {
      clearTimeout(waiting)
      end()
    }
  }
  return router
}
