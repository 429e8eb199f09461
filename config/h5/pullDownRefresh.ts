import type { ReactNode } from 'react'

/**
 * Replaces Taro's pull to refresh, which wraps only the pages whose settings its router finds, and shows nothing in the
 * visitor's language: `RefreshArea` has ours on every page.
 */
export default ({ children }: { children?: ReactNode }): ReactNode => children
