import type { ScreenName } from '@quanzi/contract'
import type { ComponentType } from 'react'
import ActDetail from '@/modules/act/detail'
import MateDetail from '@/modules/clubs/mate/detail'
import SactDetail from '@/modules/clubs/sact/detail'
import Home from '@/modules/index/home'
import NoteDetail from '@/modules/note/detail'
import OrderDetail from '@/modules/order/detail'
import NewsDetail from '@/modules/read/news/detail'

/** Screens for which the server has the first answers (server/delivery/hosting/firstCalls). */
export const PREVIEWED: Partial<Record<ScreenName, ComponentType>> = {
  'index/home': Home,
  'act/detail': ActDetail,
  'mate/detail': MateDetail,
  'news/detail': NewsDetail,
  'note/detail': NoteDetail,
  'order/detail': OrderDetail,
  'sact/detail': SactDetail,
}
