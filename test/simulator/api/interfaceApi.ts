import { type ApiSource, later, sync } from './ApiMethod'

/** Toasts, dialogs, title and scrolling. Dialogs are confirmed unless a mock decides otherwise. */
export const interfaceApi: ApiSource = (simulator) => {
  const nothing = later(() => ({}))
  const chain = (): object =>
    new Proxy({}, { get: (_target, name) => (name === 'export' ? () => ({ actions: [] }) : () => chain()) })
  return {
    showToast: nothing,
    hideToast: nothing,
    showLoading: nothing,
    hideLoading: nothing,
    showModal: later(({ editable }) => ({ confirm: true, cancel: false, ...(editable ? { content: '' } : {}) })),
    showActionSheet: later(() => ({ tapIndex: 0 })),
    setNavigationBarTitle: later(({ title }) => {
      if (simulator.stack.top) simulator.stack.top.title = String(title)
    }),
    setNavigationBarColor: nothing,
    showNavigationBarLoading: nothing,
    hideNavigationBarLoading: nothing,
    hideHomeButton: nothing,
    setBackgroundColor: nothing,
    setBackgroundTextStyle: nothing,
    loadFontFace: nothing,
    hideKeyboard: nothing,
    startPullDownRefresh: later(() => void simulator.guard(() => simulator.stack.top?.call('onPullDownRefresh'))),
    stopPullDownRefresh: nothing,
    pageScrollTo: later(({ scrollTop }) => {
      const page = simulator.stack.top
      if (!page) return
      page.scrollTop = Number(scrollTop ?? 0)
      simulator.guard(() => page.call('onPageScroll', simulator.realm.copy({ scrollTop: page.scrollTop })))
      for (const look of page.sights) look()
    }),
    showShareMenu: nothing,
    hideShareMenu: nothing,
    showTabBar: nothing,
    hideTabBar: nothing,
    createAnimation: sync(chain),
    createVideoContext: sync(() => ({
      play() {},
      pause() {},
      stop() {},
      seek() {},
      requestFullScreen() {},
      exitFullScreen() {},
      sendDanmu() {},
      playbackRate() {},
    })),
    createMapContext: sync(() => ({
      moveToLocation() {},
      includePoints() {},
      getCenterLocation() {},
      translateMarker() {},
    })),
  }
}
