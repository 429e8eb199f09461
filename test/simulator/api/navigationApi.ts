import { type ApiSource, later, sync } from './ApiMethod'

export const navigationApi: ApiSource = (simulator) => ({
  navigateTo: later(({ url }) => void simulator.stack.navigateTo(url as string)),
  redirectTo: later(({ url }) => void simulator.stack.redirectTo(url as string)),
  reLaunch: later(({ url }) => void simulator.stack.reLaunch(url as string)),
  switchTab: later(({ url }) => void simulator.stack.switchTab(url as string)),
  navigateBack: later(({ delta }) => simulator.stack.navigateBack(Number(delta ?? 1))),
  navigateToMiniProgram: later(() => ({})),
  exitMiniProgram: later(() => ({})),
  getLaunchOptionsSync: sync(() => simulator.realm.copy(simulator.launchOptions)),
  getEnterOptionsSync: sync(() => simulator.realm.copy(simulator.launchOptions)),
})
