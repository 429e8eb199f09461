/**
 * Only WeChat leaves the question to the app; this stands in for the other builds. Both files end in .tsx: Taro looks
 * for the platform's file ending by ending.
 */
export function installPrivacyPrompt(): void {}
