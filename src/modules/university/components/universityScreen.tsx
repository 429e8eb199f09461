import { parseIid } from '@quanzi/contract'
import type { ComponentType } from 'react'
import { useRoute } from '@/routes/useRoute'
import { HostUniversity } from './HostUniversity'

/** A screen of the university. Without a tenant in its address it uses that of the host. */
export const universityScreen = (Screen: ComponentType) =>
  function UniversityScreen() {
    const { query } = useRoute()
    const isNamed = (parseIid(query.iid) ?? parseIid(query.cid)) !== null
    return isNamed ? <Screen /> : <HostUniversity />
  }
