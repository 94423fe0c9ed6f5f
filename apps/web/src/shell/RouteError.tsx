import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { useT } from '../words/use-t.ts'
import styles from './RouteError.module.css'

/** What shows when a screen breaks or cannot be fetched: a plain word and one way on. */
export function RouteError() {
  const t = useT()
  const error = useRouteError()
  if (error && !isRouteErrorResponse(error)) console.error(error)
  // The words themselves may be what did not come: then the sentences of the page's own language stand in.
  const words = (key: string, otherwise: string) => (t(key) === key ? otherwise : t(key))
  return (
    <div className={styles.page} role="alert">
      <h1>{words('shell.broken.title', 'This screen could not be shown')}</h1>
      <p>{words('shell.broken.why', 'The connection may have been lost. Nothing you saved is gone.')}</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {words('shell.broken.retry', 'Load it again')}
      </Button>
    </div>
  )
}

/** The same, when not even the layout could be fetched. */
export function RootError() {
  return (
    <main id="main">
      <RouteError />
    </main>
  )
}
