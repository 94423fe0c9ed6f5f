import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './PrintExport.module.css'
import { type Chosen, download, previewOf, printAddress } from './paper-choice.ts'

/** The pages as they will be printed. */
export function PaperPreview({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const t = useT()
  const { paper, orders, customer, from, to, language } = chosen
  const { data, error, refetch } = useQuery({
    queryKey: ['papers', paper, orders, customer?.id, from, to, language],
    queryFn: ({ signal }) => previewOf(chosen, signal),
    // The book may have changed since.
    gcTime: 0,
  })
  const url = useObjectUrl(data)
  return (
    <Dialog
      title={t('print-export.preview.title')}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button
            icon={<Download size={20} aria-hidden="true" />}
            onClick={() => void download(chosen).catch(toastProblem)}
          >
            {t('print-export.make.download')}
          </Button>
          <a
            href={printAddress(chosen)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ kind: 'primary' })}
          >
            <Printer size={20} aria-hidden="true" />
            {t('print-export.make.print')}
          </a>
        </>
      }
    >
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!url && !error && <SkeletonRows rows={3} rowHeight={120} />}
      {url && <img className={styles.preview} src={url} alt={t('print-export.preview.alt')} />}
    </Dialog>
  )
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
