import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '../../../data/session.ts'
import { links } from '../../../links.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { useT } from '../../../words/use-t.ts'
import { ItemPicture } from '../ItemPicture.tsx'
import { Price } from '../Price.tsx'
import { changeAtOnce } from './collection-data.ts'
import styles from './Editor.module.css'

/** One garment: the way to its screen, and whether it is offered. */
export function ItemRow({ item }: { item: CollectionItem }) {
  const t = useT()
  const reason = useMay('garments.write') ? undefined : t('collection.reason.onlyManagers')
  const { name, isListed } = item
  const list = () =>
    changeAtOnce(item, {
      change: { isListed: !isListed },
      back: { isListed },
      message: t(isListed ? 'collection.done.unlisted' : 'collection.done.listed', { name }),
    })
  const remove = () =>
    changeAtOnce(item, {
      change: { isRemoved: true },
      back: { isRemoved: false },
      message: t('collection.done.removed', { name }),
    })
  return (
    <li className={styles.row}>
      <ItemPicture item={item} hex={item.colours[0]?.hex} className={styles.thumb} />
      <div className={styles.words}>
        <Link to={links.collectionItem(item.id)} className={styles.name}>
          {name}
        </Link>
        <Price item={item} />
        <p className={styles.facts}>
          <span>{item.sizes.map(({ size }) => size).join(' · ')}</span>
          <Badge tone={isListed ? 'leaf' : 'plain'}>
            {t(isListed ? 'collection.row.listed' : 'collection.row.unlisted')}
          </Badge>
        </p>
      </div>
      <ActionMenu
        label={t('collection.row.actions', { name })}
        actions={[
          {
            key: 'list',
            label: t(isListed ? 'collection.row.unlist' : 'collection.row.list'),
            icon: isListed ? <EyeOff size={20} /> : <Eye size={20} />,
            run: () => void list(),
            reason,
          },
          {
            key: 'remove',
            label: t('collection.row.remove'),
            icon: <Trash2 size={20} />,
            run: () => void remove(),
            reason,
            isDanger: true,
          },
        ]}
      />
    </li>
  )
}
