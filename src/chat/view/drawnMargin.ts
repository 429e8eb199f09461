/** Number of messages drawn above and below those in view: a mini-program sends each one to its view. */
export const drawnMargin = 12
