/**
 * Replaces Taro's navigation bar, which never shows: `ScreenHeader` draws ours. The router calls this and
 * continues.
 */
export const initNavigationBar = () => undefined
