import { tenant1000 } from './1000/tenant'
import { tenant3073 } from './3073/tenant'
import { tenant3192 } from './3192/tenant'
import { tenant3214 } from './3214/tenant'
import { inStyle } from './inStyle'
import type { TenantSeed } from './TenantSeed'

/** The demo tenants, each with content of its own. */
export const TENANTS: readonly TenantSeed[] = [tenant1000, tenant3073, tenant3192, tenant3214].map(inStyle)

/** The password of every demo account. */
export const DEMO_PASSWORD = 'quanzi123'

export interface DemoAccount {
  readonly iid: number
  readonly role: '成员' | '工作人员' | '分销商'
  readonly name: string
  readonly mobile: string
  readonly password: string
}

/** The accounts to print at start. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = TENANTS.flatMap(({ iid, people }) =>
  people.flatMap(({ demo, mobile, name, rights, distributor }) =>
    demo
      ? [
          {
            iid,
            name,
            mobile,
            password: DEMO_PASSWORD,
            role: rights ? '工作人员' : distributor ? '分销商' : '成员',
          } as const,
        ]
      : [],
  ),
)
