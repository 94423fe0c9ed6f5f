import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '../data/queries.ts'
import { cssVariables, theme } from '../theme/mantine.ts'
import '../theme/mantine.css'
import { readNonce } from '../theme/nonce.ts'
import { useScheme } from '../theme/scheme.ts'
import { AskToConfirm } from './AskToConfirm.tsx'
import { Toaster } from './Toaster.tsx'

/** What every screen behind a sign-in stands in: the component library in our colours, the query cache, the toasts. */
export function WorkProviders({ children }: { children: ReactNode }) {
  const { shown } = useScheme()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={shown}
      getStyleNonce={readNonce}
    >
      <QueryClientProvider client={queries}>
        {children}
        <AskToConfirm />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  )
}
