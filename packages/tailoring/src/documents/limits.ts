/** As many orders go into one file; more are chosen by their days. */
export const mostOrdersOfPaper = 50
