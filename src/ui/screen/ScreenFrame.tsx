import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { preview } from '@/platform/preview'
import { LoadingOverlay } from '@/ui/feedback/LoadingOverlay'
import { OverlayHost } from '@/ui/feedback/OverlayHost'
import { joinClasses } from '@/ui/joinClasses'
import { theme } from '@/ui/theme/Theme'
import { ListEnd } from './ListEnd'
import { RefreshArea } from './RefreshArea'
import css from './ScreenFrame.module.scss'
import { headedClass, ScreenHeader } from './ScreenHeader'
import { type MoreState, type ScreenState, screenReady } from './ScreenState'
import { ScreenStatus } from './ScreenStatus'
import { screenHost } from './screenHost'

export type ScreenFrameProps = {
  /** Title for browser and navigation bar, also shown in the H5 header. */
  title: string
  /** Shown in the H5 header in place of a title that begins with the site's name. */
  heading?: string
  /** `loading` shows the skeleton; `error` and `empty` show their drawing; default `ready`. */
  state?: ScreenState
  /** Shown while loading, in the shape of the content; default a list. */
  skeleton?: ReactNode
  /** A translucent overlay over the whole screen; its owner must remove it. */
  busy?: boolean | string
  /** Pull to refresh. On mini-programs the screen's config also needs `enablePullDownRefresh: true`. */
  onRefresh?: () => unknown
  /** Called near the end of the page, while `more` is idle. */
  onMore?: () => void
  more?: MoreState
  /** `overlay` floats over a cover picture; mini-programs then need `navigationStyle: 'custom'`. */
  header?: 'bar' | 'overlay' | 'none'
  headerRight?: ReactNode
  /** Default: back, or home on the first page; none on a tab of the site. */
  onBack?: () => void
  /** Icon of that button, when it leads home instead of back. */
  leading?: 'back' | 'home'
  /** At the bottom above the safe area: an ActionBar. Only when ready. */
  footer?: ReactNode
  /** The tenant's TabBar; always visible. */
  tabBar?: ReactNode
  background?: 'page' | 'surface'
  /** Full width on wide screens: for a grid or for two panes. By default the column has a width for reading. */
  wide?: boolean
  /** Over this screen while it is in front: the site's pop-up. */
  overlay?: ReactNode
  children?: ReactNode
}

export const ScreenFrame = observer(function ScreenFrame({
  title,
  heading = title,
  state = screenReady,
  skeleton,
  busy,
  onRefresh,
  onMore,
  more = 'idle',
  header = 'bar',
  headerRight,
  onBack,
  leading,
  footer,
  tabBar,
  background = 'page',
  wide,
  overlay,
  children,
}: ScreenFrameProps) {
  useEffect(() => {
    if (title) screenHost().setTitle(title)
  }, [title])
  const ready = state.kind === 'ready'
  const loading = state.kind === 'loading'
  useLayoutEffect(() => {
    if (!loading) preview.end()
  }, [loading])

  return (
    <View
      id="screen"
      className={joinClasses(
        css.frame,
        background === 'surface' && css.surface,
        wide && css.wide,
        header === 'bar' && headedClass,
        theme.className,
      )}
      style={theme.variables}
    >
      {header !== 'none' && (
        <ScreenHeader
          title={heading}
          overlay={header === 'overlay' && ready}
          right={headerRight}
          onBack={onBack ?? (tabBar ? undefined : screenHost().back)}
          leading={leading}
        />
      )}
      <RefreshArea onRefresh={onRefresh}>
        {ready ? children : <ScreenStatus state={state} skeleton={skeleton} />}
        {ready && onMore && <ListEnd state={more} onMore={onMore} />}
      </RefreshArea>
      {((ready && footer) || tabBar) && (
        <View className={joinClasses(css.dock, tabBar ? css.tabbed : '')}>
          {ready && footer}
          {tabBar && <View className={css.tabs}>{tabBar}</View>}
        </View>
      )}
      {busy && <LoadingOverlay text={typeof busy === 'string' ? busy : undefined} />}
      <OverlayHost>{overlay}</OverlayHost>
    </View>
  )
})
