/** Mini-programs have no focus to keep inside a sheet or dialog. */
export function useModalFocus(_open: boolean, _selector: string): void {}
