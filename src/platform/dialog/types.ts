/** Native dialogs, for the shell only; screens use Toast and Dialog of ui. */
export interface Dialog {
  alert(text: string, title?: string): Promise<void>
  confirm(text: string, title?: string): Promise<boolean>
  /** Stays for 2000 ms. */
  toast(text: string): void
}
