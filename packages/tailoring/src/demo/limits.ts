/** How long a demo stands. */
export const demoHours = 24
/** As many stand at once on one server. */
export const mostDemos = 300
