import { ListTools } from '../../kits/list/ListTools.tsx'
import { Pick } from '../../kits/list/Pick.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import { usePartnerships } from './house-data.ts'
import { dues, type HouseOrdersQuery, sorts, states, works } from './house-orders-list.ts'

interface Props {
  query: HouseOrdersQuery
  onChange: (part: Partial<HouseOrdersQuery>, options?: { replace: boolean }) => void
}

/** Finds orders of the house: what is late first, then by state, partner and whether somebody has it. */
export function HouseOrderTools({ query, onChange }: Props) {
  const t = useT()
  return (
    <ListTools
      search={
        <SearchField
          label={t('houses.orders.search')}
          clearLabel={t('app.list.clearSearch')}
          words={query.q}
          onSearch={(q, options) => onChange({ q }, options)}
        />
      }
      tabs={
        <Chips
          label={t('houses.filter.due')}
          chips={dues.map((key) => ({ key, label: t(`houses.filter.due.${key}`) }))}
          chosen={query.due}
          onChoose={(due) => onChange({ due })}
          isRow
        />
      }
      sort={
        <Pick
          label={t('houses.sort.label')}
          options={sorts.map((value) => ({ value, label: t(`houses.sort.${value}`) }))}
          value={query.sort}
          onPick={(sort) => onChange({ sort })}
        />
      }
      active={[query.state !== 'all', query.work !== 'all', query.partner !== ''].filter(Boolean).length}
      filters={<Filters query={query} onChange={onChange} />}
    />
  )
}

function Filters({ query, onChange }: Props) {
  const t = useT()
  const partners = usePartnerships('house').data?.rows ?? []
  const sewing = partners.filter(({ state }) => state !== 'invited' && state !== 'declined')
  return (
    <>
      <Pick
        label={t('houses.filter.state')}
        options={states.map((value) => ({
          value,
          label: t(value === 'all' ? 'houses.filter.state.all' : `houses.state.${value}`),
        }))}
        value={query.state}
        isSet={query.state !== 'all'}
        onPick={(state) => onChange({ state })}
      />
      <Pick
        label={t('houses.filter.work')}
        options={works.map((value) => ({ value, label: t(`houses.filter.work.${value}`) }))}
        value={query.work}
        isSet={query.work !== 'all'}
        onPick={(work) => onChange({ work })}
      />
      <Pick
        label={t('houses.filter.partner')}
        options={[
          { value: '', label: t('houses.filter.partner.all') },
          ...sewing.map(({ id, tailor }) => ({ value: id, label: tailor })),
        ]}
        value={query.partner}
        isSet={query.partner !== ''}
        onPick={(partner) => onChange({ partner })}
      />
    </>
  )
}
