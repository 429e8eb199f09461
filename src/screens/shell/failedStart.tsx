/** A mini-program's pages are on the device. */
export const showFailedStart = (): void => undefined
