/**
 * Whether another screen is on its way. The router says so at once (shell/build-routes.tsx); parts of ui/ know no router and ask
 * here, since what they still changed of the screen that is being left would call the next one back.
 */
let isLeaving = false

export const setLeavingScreen = (is: boolean): void => {
  isLeaving = is
}
export const isLeavingScreen = (): boolean => isLeaving
