import { bindMobile, registerByMobile } from '@quanzi/contract'
import { useState } from 'react'
import { keepLogin } from '@/flows/keepLogin'
import { call } from '@/gateway/call'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { JoinStore } from './JoinStore'

/** The application of this visitor or member under a recruiter; read again each time the screen shows. */
export function useJoinStore(iid: number, parentId: string, underLock = false): JoinStore {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new JoinStore({
        iid,
        parentId,
        underLock,
        isMember: () => member.isMember,
        hasMobile: () => Boolean(member.profile?.mobile),
        register: async (loginName, verifyCode) =>
          await keepLogin(member, iid, await call(registerByMobile, { iid, loginName, verifyCode })),
        bind: async (loginName, verifyCode) => {
          await call(bindMobile, { iid, loginName, verifyCode })
          await member.refresh()
        },
      }),
  )
  useScreenShow(() => void member.ready().then(() => store.load()))
  return store
}
