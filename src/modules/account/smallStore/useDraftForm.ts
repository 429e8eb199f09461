import { useState } from 'react'
import { openTenantStorage } from '@/session/sessionStorage'
import { DraftForm } from './DraftForm'

type Wish<F extends string> = Omit<ConstructorParameters<typeof DraftForm<F>>[0], 'kept'>

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** A form whose texts are kept under this key of the tenant; a code for one use is not. */
export function useDraftForm<F extends string>(iid: number, key: string, wish: Wish<F>): DraftForm<F> {
  const [form] = useState(() => {
    const device = openTenantStorage(iid)
    return new DraftForm<F>({
      ...wish,
      kept: {
        read: () => {
          const { verifyCode: _, ...texts } = device.read(key, isTexts) ?? {}
          return texts as Partial<Record<F, string>>
        },
        write: (values) => void device.write(key, values),
        clear: () => device.remove(key),
      },
    })
  })
  return form
}
