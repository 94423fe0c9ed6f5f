import { useSearchParams } from 'react-router'

/** Which of a few states a list shows: `?state=…`, and the first of them without it. For Chips, spread into them. */
export function useStateInAddress<S extends string>(
  states: readonly [S, ...S[]],
  labelOf: (state: S) => string,
) {
  const [search, setSearch] = useSearchParams()
  const [usual] = states
  const chosen = states.find((each) => each === search.get('state')) ?? usual
  const onChoose = (state: S) => setSearch(state === usual ? {} : { state })
  return { chosen, onChoose, chips: states.map((key) => ({ key, label: labelOf(key) })) }
}
