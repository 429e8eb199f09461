/** Mini-programs have no keyboard to listen to, and give no control over the step back. */
export function useDismiss(_open: boolean, _onDismiss: () => void): void {}
