import { useEffect, useState } from 'react'
import { findHostTenant } from '@/flows/findHostTenant'
import { goHome } from '@/routes/navigate'
import { replacePlace } from '@/routes/stack'
import { useRoute } from '@/routes/useRoute'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading } from '@/ui/screen/ScreenState'
import { text } from '../messages'

/** Adds the host's tenant to the address, or reports that it names no university. */
export function HostUniversity() {
  const route = useRoute()
  const [state, setState] = useState<ScreenState>(screenLoading)
  useEffect(() => {
    const find = async () => {
      setState(screenLoading)
      try {
        const iid = await findHostTenant()
        if (iid !== null) return await replacePlace({ ...route, query: { ...route.query, iid: String(iid) } })
        setState({
          kind: 'empty',
          message: text('noUniversity'),
          actionText: text('goHome'),
          onAction: () => void goHome(),
        })
      } catch (error) {
        setState(failedState(error, () => void find()))
      }
    }
    void find()
  }, [route])
  return <ScreenFrame title={text('apply')} state={state} />
}
