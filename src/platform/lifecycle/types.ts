type Stop = () => void

/** What happens to the app as a whole; each answers what ends the listening. */
export interface Lifecycle {
  onShow(run: () => void): Stop
  onHide(run: () => void): Stop
  onNetworkChange(run: (online: boolean) => void): Stop
  onThemeChange(run: (theme: 'light' | 'dark') => void): Stop
}
