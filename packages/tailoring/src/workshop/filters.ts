/** What the workshop's board can be narrowed to. */
export const dueFilters = ['all', 'late', 'today', 'week'] as const
export const markFilters = ['all', 'urgent', 'rework', 'unmeasured', 'approval'] as const
