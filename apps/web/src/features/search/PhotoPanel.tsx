import type { PhotoFound } from '@darzi/contract/search.ts'
import { Camera, ImageUp } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Search.module.css'
import { usePhotoSearch } from './search-data.ts'

/** Finds the piece or the garment whose photo looks like the one taken now. */
export function PhotoPanel() {
  const t = useT()
  const { mutate, data, error, isPending } = usePhotoSearch()
  return (
    <Card title={t('search.photo.title')}>
      <p>{t('search.photo.why')}</p>
      <div className={styles.photoActs}>
        <PhotoInput
          label={t('search.photo.take')}
          icon={<Camera size={20} aria-hidden="true" />}
          isCamera
          onPhoto={mutate}
        />
        <PhotoInput
          label={t('search.photo.choose')}
          icon={<ImageUp size={20} aria-hidden="true" />}
          onPhoto={mutate}
        />
      </div>
      {isPending && <p role="status">{t('search.photo.comparing')}</p>}
      {error && <Failed why={problemSentence(error, t)} />}
      {data && !isPending && (
        <div role="status">
          <p>
            {t(data.rows.length > 0 ? 'search.photo.compared' : 'search.photo.none', {
              count: data.compared,
            })}{' '}
            {data.waiting > 0 && t('search.photo.waiting', { count: data.waiting })}
          </p>
        </div>
      )}
      {data && data.rows.length > 0 && !isPending && (
        <ol className={styles.photos}>
          {data.rows.map((row) => (
            <li key={row.thumbUrl}>
              <PhotoResult row={row} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

interface PhotoInputProps {
  label: string
  icon: React.ReactNode
  isCamera?: boolean
  onPhoto: (photo: File) => void
}

function PhotoInput({ label, icon, isCamera, onPhoto }: PhotoInputProps) {
  const id = useId()
  return (
    <>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept="image/png,image/jpeg,image/webp"
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          if (photo) onPhoto(photo)
          target.value = ''
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: isCamera ? 'primary' : 'quiet' })}>
        {icon}
        {label}
      </label>
    </>
  )
}

/** From here on two photos were hardly ever of different cloth (docs/measurements.md). */
const bands = [
  [0.9, 'very'],
  [0.8, 'quite'],
  [0, 'little'],
] as const

function PhotoResult({ row: { alikeness, thumbUrl, order, item } }: { row: PhotoFound }) {
  const t = useT()
  const band = bands.find(([from]) => alikeness >= from)?.[1] ?? 'little'
  const title = order ? order.number : (item?.name ?? '')
  const to = order ? links.order(order.id) : links.collectionItem(item?.id ?? '')
  return (
    <Link to={to} className={styles.photo}>
      <img src={thumbUrl} alt="" loading="lazy" width={160} height={160} />
      <strong>{title}</strong>
      <span>{order ? order.customer.name : t('search.photo.collection')}</span>
      {order?.garment && <span className={styles.quiet}>{garmentName(t, order.garment)}</span>}
      <span className={styles.quiet}>
        {t(`search.photo.${band}`, { percent: Math.floor(alikeness * 100) })}
      </span>
    </Link>
  )
}
