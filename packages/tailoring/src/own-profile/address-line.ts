/** An address as one line, as orders and visits keep it. */
export const addressLine = ({ lines, city, pincode }: { lines: string; city: string; pincode: string }) =>
  [lines.replace(/\s*\n\s*/g, ', '), [city, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
