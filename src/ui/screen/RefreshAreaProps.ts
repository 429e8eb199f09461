import type { ReactNode } from 'react'

export type RefreshAreaProps = { onRefresh?: () => unknown; children: ReactNode }
