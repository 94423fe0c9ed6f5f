/** CUST-001: how a shop's customers are numbered on screens and slips. */
export const customerNumber = (number: number) => `CUST-${String(number).padStart(3, '0')}`
