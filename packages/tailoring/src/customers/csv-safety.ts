/**
 * Cells of files we write for spreadsheets. A cell that begins like a formula would be run by the program that
 * opens the file, so it gets an apostrophe in front, which spreadsheets read as "this is text".
 */
const formulaLike = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/

/**
 * What cannot compute anything stays readable as it is: an international phone number of digits and spaces
 * (+91 98765 43210; with hyphens it would be a subtraction) and a plain negative number.
 */
const harmless = /^\+\d[\d ]*$|^-\d+(\.\d+)?$/

/** The text as it may stand in a CSV cell; quoting is the writer's. */
export function safeCell(text: string): string {
  return formulaLike.test(text) && !harmless.test(text) ? `'${text}` : text
}

/** The text a cell stood for: the inverse of `safeCell`, also for apostrophes other programs put there. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell
}
