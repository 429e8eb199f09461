type Stop = () => void

/** Events of the whole app. Each method returns a function that stops listening. */
export interface Lifecycle {
  onShow(run: () => void): Stop
  onHide(run: () => void): Stop
  onNetworkChange(run: (online: boolean) => void): Stop
  onThemeChange(run: (theme: 'light' | 'dark') => void): Stop
}
