import { useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { handlePageNotFound } from '@/routes/handlePageNotFound'
import { openScanned } from '@/routes/openScanned'
import { SessionProvider } from '@/session/SessionProvider'
import './app.scss'
import './mainModules'
import { startApp } from './startApp'

const session = startApp()

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ query }) => void openScanned(query ?? {}))
  usePageNotFound((asked) => void handlePageNotFound(asked))
  return <SessionProvider session={session}>{children}</SessionProvider>
}
