import { build, type ConfigItem, UNIVERSITY_IID } from '@quanzi/contract'

/** A tab of the bottom bar. */
export interface Tab {
  readonly title: string
  /** Public path that the tab opens. */
  readonly path: string
  /** Picture address, or the name of one of the built-in icons. */
  readonly icon: string
}

/** The tabs of a tenant that has configured none (screens-content §1). */
export function defaultTabs(iid: number): readonly Tab[] {
  if (iid === UNIVERSITY_IID) {
    return [
      { title: '首页', path: build('university.home', { iid }), icon: 'home' },
      { title: '研究生', path: build('university.frameMaster', { iid }), icon: 'book' },
      { title: '我的', path: build('university.personal', { iid }), icon: 'my' },
    ]
  }
  return [
    { title: '首页', path: build('index.home', { iid }), icon: 'home' },
    { title: '发现', path: build('find.index', { iid }), icon: 'find' },
    { title: '订单', path: build('order.list', { iid }), icon: 'order' },
    { title: '我的', path: build('account.personal', { iid }), icon: 'my' },
  ]
}

/** The configured tabs; rows without an address of this site are left out. */
export function tabsOf(rows: readonly ConfigItem[], iid: number): readonly Tab[] {
  const tabs = rows.flatMap((row): Tab[] => {
    const path = row.action?.url
    const named = row.extra?.icon
    const icon = typeof named === 'string' && named ? named : row.image
    return path?.startsWith('/') ? [{ title: row.title, path, icon }] : []
  })
  return tabs.length > 0 ? tabs : defaultTabs(iid)
}
