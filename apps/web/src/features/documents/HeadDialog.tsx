import { useQuery } from '@tanstack/react-query'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './PrintExport.module.css'

const headKey = ['shops', 'paperHead'] as const
type Head = Awaited<ReturnType<typeof readHead>>
const readHead = (signal?: AbortSignal) => call('GET /api/shop/paper-head', undefined, { signal })

/** The sign and the colour at the head of the shop's papers. */
export function HeadDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const colourId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { data: head } = useQuery({ queryKey: headKey, queryFn: ({ signal }) => readHead(signal) })
  async function keep(send: () => Promise<Head>) {
    setBusy(true)
    try {
      queries.setQueryData(headKey, await send())
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const hang = async (photo: File) =>
    call('PUT /api/shop/paper-head/logo', { files: { photo: await shrinkPhoto(photo) } })
  return (
    <Dialog title={t('print-export.head.title')} isOpen onClose={onClose}>
      <div className={styles.form}>
        {head?.logoUrl ? (
          <img className={styles.logo} src={head.logoUrl} alt={t('print-export.head.logo')} />
        ) : (
          <p>{t('print-export.head.why')}</p>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('print-export.head.choose')}
          onChange={({ currentTarget }) => {
            const [photo] = currentTarget.files ?? []
            currentTarget.value = ''
            if (photo) void keep(() => hang(photo))
          }}
        />
        <div className={styles.acts}>
          <Button
            isBusy={isBusy}
            icon={<ImagePlus size={20} aria-hidden="true" />}
            onClick={() => file.current?.click()}
          >
            {t('print-export.head.choose')}
          </Button>
          {head?.logoUrl && (
            <Button
              icon={<Trash2 size={20} aria-hidden="true" />}
              onClick={() => void keep(() => call('DELETE /api/shop/paper-head/logo'))}
            >
              {t('print-export.head.remove')}
            </Button>
          )}
        </div>
        <label htmlFor={colourId}>{t('print-export.head.colour')}</label>
        {head && (
          <input
            key={head.colour}
            id={colourId}
            type="color"
            className={styles.colour}
            defaultValue={head.colour}
            onBlur={({ currentTarget: { value } }) => {
              if (value !== head.colour)
                void keep(() => call('PATCH /api/shop/paper-head', { body: { colour: value } }))
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
