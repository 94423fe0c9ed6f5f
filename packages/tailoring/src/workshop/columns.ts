/** The columns of the workshop's board: the stages of every garment in one order. */
import type { Stage } from '../garments/garment.ts'

/** Where work that is done waits for its customer, whatever a list calls its last stage. */
export const readyColumn = 'ready'

/** The column a piece stands in. */
export const columnOf = ({
  stage,
  stages,
}: {
  stage: number
  stages: readonly Pick<Stage, 'key'>[]
}): string => (stage >= stages.length - 1 ? readyColumn : (stages[stage]?.key ?? readyColumn))

/** Where a piece goes that is taken to this column; undefined when its list has no such stage. */
export function stageOfColumn(
  { stages }: { stages: readonly Pick<Stage, 'key'>[] },
  column: string,
): number | undefined {
  if (column === readyColumn) return stages.length - 1
  const at = stages.slice(0, -1).findIndex(({ key }) => key === column)
  return at < 0 ? undefined : at
}

/**
 * All stages of these lists but the last of each, every one once, in an order that keeps the order of each list where the lists
 * agree. The first lists go first: a stage only a later list has stands after the one it follows there.
 */
export function mergedStages(lists: readonly (readonly Stage[])[]): Stage[] {
  const merged: Stage[] = []
  for (const list of lists) {
    let after = -1
    for (const stage of list.slice(0, -1)) {
      const at = merged.findIndex(({ key }) => key === stage.key)
      if (at < 0) merged.splice(after + 1, 0, stage)
      after = at < 0 ? after + 1 : Math.max(after, at)
    }
  }
  return merged
}
