/** Mini-programs have no keyboard to listen to. */
export function useEscape(_active: boolean, _onEscape: () => void): void {}
