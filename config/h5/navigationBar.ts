/** Taro's own bar never shows: `ScreenHeader` draws ours. The router asks for it and goes on without. */
export const initNavigationBar = () => undefined
