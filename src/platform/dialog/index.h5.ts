import type { Dialog } from './types'

export const dialog: Dialog = {
  async alert(text, title = '') {
    window.alert(title ? `${title}\n${text}` : text)
  },
  async confirm(text, title = '') {
    return window.confirm(title ? `${title}\n${text}` : text)
  },
  toast(text) {
    import('./showToast').then(
      ({ showToast }) => showToast(text),
      () => window.alert(text),
    )
  },
}
