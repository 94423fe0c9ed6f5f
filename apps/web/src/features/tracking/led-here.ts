/** Goes to the heading that the address names by its hash, once it stands: its card may come after the page. */
export const ledHere = (hash: `#${string}`) => (heading: HTMLElement | null) => {
  if (heading && window.location.hash === hash) heading.scrollIntoView()
}
