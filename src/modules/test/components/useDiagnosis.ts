import { sendDiagnosis } from '@quanzi/contract'
import { useState } from 'react'
import { config } from '@/config'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { environment } from '@/platform/environment'
import { system } from '@/platform/system'
import { useRoute } from '@/routes/useRoute'
import { toast } from '@/ui/feedback/toast'

/** Facts about the phone for support. */
export function deviceFacts(network: string): Record<string, string | number> {
  const { windowWidth, windowHeight, theme, language } = system.facts()
  return {
    target: environment().target,
    version: config.appVersion,
    window: `${windowWidth}×${windowHeight}`,
    theme,
    language,
    network,
    video: system.videoKinds().join(' '),
  }
}

/** Sends the report of a diagnosis screen; `id` is its number after sending. */
export function useDiagnosis(kind: 'gallery' | 'video') {
  const { iid } = useRoute<'test.gallery' | 'test.video'>()
  const [id, setId] = useState('')
  const [sending, setSending] = useState(false)
  const send = async (data: Record<string, unknown>) => {
    setSending(true)
    try {
      const device = deviceFacts(await system.network())
      const report = await callOnce(`diag:${kind}`, sendDiagnosis, (reqId) => ({ iid, reqId, kind, device, data }))
      setId(report.id)
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setSending(false)
    }
  }
  return { id, sending, send }
}
