/** The mark: a D cut from one length of tape, its ticks on the straight edge. Decorative; the word beside it names it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--indigo-fill)" />
      <path
        d="M10.5 7.5v17h4.2c5.2 0 8.3-3.3 8.3-8.5s-3.1-8.5-8.3-8.5Z"
        fill="none"
        stroke="var(--on-indigo)"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path
        d="M10.5 12.2h2.6M10.5 16h3.9M10.5 19.8h2.6"
        stroke="var(--marigold)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
