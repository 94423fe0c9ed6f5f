/** What can be done with customers, declared once: row menu, bulk bar, record, palette and keys all follow this list. */
import type { ShopAction } from '@darzi/contract/access.ts'
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Translate } from '@darzi/words/translate.ts'
import {
  Archive,
  ArchiveRestore,
  BookOpen,
  Combine,
  Download,
  type LucideIcon,
  Pencil,
  Printer,
  Ruler,
  ShoppingBag,
  StickyNote,
  Tag,
  Tags,
  UserPlus,
} from 'lucide-react'
import { createElement } from 'react'
import type { PageAction } from '../../shell/page-actions.ts'
import type { MenuAction } from '../../ui/menu-action.ts'

export type CustomerActKey =
  | 'open'
  | 'order'
  | 'measure'
  | 'edit'
  | 'addFamily'
  | 'addNote'
  | 'printHistory'
  | 'printCard'
  | 'merge'
  | 'addTag'
  | 'removeTag'
  | 'export'
  | 'restore'
  | 'archive'
export type ActPlace = 'row' | 'record' | 'bulk'

export interface CustomerAct {
  key: CustomerActKey
  icon: LucideIcon
  places: readonly ActPlace[]
  needs: ShopAction
  /** A single key on the record's screen. */
  shortcut?: string
  /** Archived records are only looked at, exported and restored; one that waits for room may be somebody known already. */
  fits?: (customer: Standing) => boolean
}

/** Whether a record is in the directory; a card does not say whether it waits for room. */
export type Standing = Pick<Customer, 'isArchived' | 'awaitsQuota'>

const isKept: CustomerAct['fits'] = ({ isArchived }) => !isArchived
const isPutAway: CustomerAct['fits'] = ({ isArchived }) => isArchived
const isKeptOrWaits: CustomerAct['fits'] = ({ isArchived, awaitsQuota }) =>
  !isArchived || awaitsQuota === true

export const customerActs: readonly CustomerAct[] = [
  { key: 'open', icon: BookOpen, places: ['row'], needs: 'customers.read' },
  { key: 'order', icon: ShoppingBag, places: ['row', 'record'], needs: 'orders.write', fits: isKept },
  { key: 'measure', icon: Ruler, places: ['row', 'record'], needs: 'measurements.write', fits: isKept },
  {
    key: 'edit',
    icon: Pencil,
    places: ['row', 'record'],
    needs: 'customers.write',
    shortcut: 'e',
    fits: isKept,
  },
  {
    key: 'addFamily',
    icon: UserPlus,
    places: ['record'],
    needs: 'customers.write',
    shortcut: 'f',
    fits: isKept,
  },
  {
    key: 'addNote',
    icon: StickyNote,
    places: ['record'],
    needs: 'customers.write',
    shortcut: 't',
    fits: isKept,
  },
  { key: 'printHistory', icon: Printer, places: ['record'], needs: 'payments.take', fits: isKept },
  { key: 'printCard', icon: Printer, places: ['record'], needs: 'payments.take', fits: isKept },
  { key: 'merge', icon: Combine, places: ['record'], needs: 'customers.merge', fits: isKeptOrWaits },
  { key: 'addTag', icon: Tag, places: ['bulk'], needs: 'customers.write', fits: isKept },
  { key: 'removeTag', icon: Tags, places: ['bulk'], needs: 'customers.write', fits: isKept },
  { key: 'export', icon: Download, places: ['bulk'], needs: 'customers.export' },
  {
    key: 'restore',
    icon: ArchiveRestore,
    places: ['row', 'record', 'bulk'],
    needs: 'customers.write',
    fits: isPutAway,
  },
  {
    key: 'archive',
    icon: Archive,
    places: ['row', 'record', 'bulk'],
    needs: 'customers.write',
    fits: isKept,
  },
]

interface Asked {
  place: ActPlace
  customer: Standing
  can: readonly ShopAction[]
}

/** The acts offered in one place: what this member may never do is not shown. */
export function actsFor({ place, customer, can }: Asked): CustomerAct[] {
  return customerActs.filter(
    ({ places, needs, fits }) => places.includes(place) && can.includes(needs) && (fits?.(customer) ?? true),
  )
}

export type RunActs = Partial<Record<CustomerActKey, () => void>>

export function menuOf(acts: readonly CustomerAct[], run: RunActs, t: Translate): MenuAction[] {
  return acts.flatMap(({ key, icon }) => {
    const act = run[key]
    return act
      ? [{ key, label: t(`customers.act.${key}`), icon: createElement(icon, { size: 20 }), run: act }]
      : []
  })
}

/** For the palette and the keys. */
export function pageActionsOf(acts: readonly CustomerAct[], run: RunActs, t: Translate): PageAction[] {
  return acts.flatMap(({ key, shortcut }) => {
    const act = run[key]
    return act ? [{ id: key, label: t(`customers.act.${key}`), shortcut, run: act }] : []
  })
}
