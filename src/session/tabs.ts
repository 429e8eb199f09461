import { build, type ConfigItem, UNIVERSITY_IID } from '@quanzi/contract'
import { language } from '@/locales/Language'
import { t } from '@/locales/t'

/** A tab of the bottom bar. */
export interface Tab {
  readonly title: string
  /** Public path of the tab's screen. */
  readonly path: string
  /** Picture address, or the name of a built-in icon. */
  readonly icon: string
}

type TabText = 'home' | 'discover' | 'orders' | 'mine' | 'postgraduates'

/** The title is a getter, so that it follows the language. */
const tab = (text: TabText, path: string, icon: string): Tab => ({
  path,
  icon,
  get title() {
    return t(text)
  },
})

/** The tabs of a tenant without a configured tab bar (screens-content §1). */
export function defaultTabs(iid: number): readonly Tab[] {
  if (iid === UNIVERSITY_IID) {
    return [
      tab('home', build('university.home', { iid }), 'home'),
      tab('postgraduates', build('university.frameMaster', { iid }), 'book'),
      tab('mine', build('university.personal', { iid }), 'my'),
    ]
  }
  return [
    tab('home', build('index.home', { iid }), 'home'),
    tab('discover', build('find.index', { iid }), 'find'),
    tab('orders', build('order.list', { iid }), 'order'),
    tab('mine', build('account.personal', { iid }), 'my'),
  ]
}

/** A configured tab; `extra.en` holds its English name. */
const tabOf = ({ title, extra }: ConfigItem, path: string, icon: string): Tab => ({
  path,
  icon,
  get title() {
    const english = extra?.en
    return language.code === 'en' && typeof english === 'string' && english ? english : title
  },
})

/** The configured tabs, without rows that have no address on this site. */
export function tabsOf(rows: readonly ConfigItem[], iid: number): readonly Tab[] {
  const tabs = rows.flatMap((row): Tab[] => {
    const path = row.action?.url
    const named = row.extra?.icon
    const icon = typeof named === 'string' && named ? named : row.image
    return path?.startsWith('/') ? [tabOf(row, path, icon)] : []
  })
  return tabs.length > 0 ? tabs : defaultTabs(iid)
}
