import styles from './Charts.module.css'

export interface Bar {
  key: string
  label: string
  now?: number
  before?: number
}

interface Props {
  bars: readonly Bar[]
  /** What the chart says, in a sentence, for whoever does not see it. */
  says: string
  legend?: { now: string; before: string }
  /** Parts of one whole stand on each other; else the two stand side by side. */
  isStacked?: boolean
  /** The highest, as it is written beside the chart. */
  top: string
}

const height = 100
const width = 10

/** Upright bars; what is below nothing hangs from the line. */
export function Columns({ bars, says, legend, isStacked = false, top }: Props) {
  const both = ({ now = 0, before = 0 }: Bar) => (isStacked ? [now + before] : [now, before])
  const values = bars.flatMap(both)
  const most = Math.max(1, ...values)
  const least = Math.min(0, ...values)
  const scale = height / (most - least)
  const y = (value: number) => (most - Math.max(0, value)) * scale
  const tall = (value: number) => Math.abs(value) * scale
  const label = (at: number) => bars[at]?.label ?? ''
  const middle = Math.floor((bars.length - 1) / 2)
  return (
    <figure className={styles.chart} role="img" aria-label={says}>
      <div className={styles.top} aria-hidden="true">
        {top}
      </div>
      <svg
        viewBox={`0 0 ${bars.length * width} ${height}`}
        preserveAspectRatio="none"
        className={styles.columns}
        aria-hidden="true"
      >
        {bars.map(({ key, now = 0, before = 0 }, at) => {
          const x = at * width
          return (
            <g key={key}>
              {isStacked ? (
                <>
                  <rect
                    className={styles.before}
                    x={x + 1.5}
                    width="7"
                    y={y(now + before)}
                    height={tall(before)}
                  />
                  <rect className={styles.now} x={x + 1.5} width="7" y={y(now)} height={tall(now)} />
                </>
              ) : (
                <>
                  <rect className={styles.before} x={x + 5} width="3.5" y={y(before)} height={tall(before)} />
                  <rect
                    className={styles.now}
                    x={x + 1.5}
                    width={legend ? 3.5 : 7}
                    y={y(now)}
                    height={tall(now)}
                  />
                </>
              )}
            </g>
          )
        })}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{label(0)}</span>
        {bars.length > 4 && <span>{label(middle)}</span>}
        {bars.length > 1 && <span>{label(bars.length - 1)}</span>}
      </div>
      {legend && (
        <div className={styles.legend} aria-hidden="true">
          <span data-is="now">{legend.now}</span>
          <span data-is="before">{legend.before}</span>
        </div>
      )}
    </figure>
  )
}
