/** Only WeChat leaves the question to the app. */
export const importConsent = (): Promise<unknown> => Promise.resolve()
