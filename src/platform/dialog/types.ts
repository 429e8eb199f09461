/** Native boxes, for the shell's own words; screens use ui's Toast and Dialog. */
export interface Dialog {
  alert(text: string, title?: string): Promise<void>
  confirm(text: string, title?: string): Promise<boolean>
  /** Shown 2000 ms. */
  toast(text: string): void
}
