/** Only WeChat leaves the question to the app; this file stands in for the other builds. */
export function installPrivacyPrompt(): void {}
