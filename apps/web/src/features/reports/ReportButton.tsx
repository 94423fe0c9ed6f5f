import type { ReportReasons } from '@darzi/contract/reports.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { openWords } from '../../words/language.ts'
import styles from './Reports.module.css'

/** Its form and its words come when somebody has something to report. */
const ReportForm = lazy(async () => {
  const [form] = await Promise.all([import('./ReportForm.tsx'), openWords(['reports', 'problems', 'ui'])])
  return form
})

interface Props {
  /** Of the button, in words the screen has: the form's own come with it. */
  children: ReactNode
  /** What is reported, for whoever hears the button. */
  of: string
  send: (why: ReportReasons) => Promise<unknown>
}

/** Says that something is not in order, where it stands. */
export function ReportButton({ children, of, send }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="plain" aria-label={of} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {children}
      </Button>
      {isOpen && (
        <div className={styles.place}>
          <Suspense fallback={<SkeletonRows rows={2} rowHeight={56} />}>
            <ReportForm of={of} send={send} onClose={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </>
  )
}
