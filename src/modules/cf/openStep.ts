import { CF_TIMED_IID, type CfStep } from '@quanzi/contract'
import { navigate, replace } from '@/routes/navigate'

const ROUTES = {
  phone: 'cf.bind',
  infos: 'cf.infos',
  place: 'cf.place',
} as const

interface Where {
  readonly iid: number
  readonly id: string
}

/** The screen of a step before the launch; without one the launch itself. */
export const stepRoute = (iid: number, step: CfStep | null) =>
  step === null
    ? 'cf.launch'
    : step === 'paper'
      ? iid === CF_TIMED_IID
        ? 'cf.question3192'
        : 'cf.question'
      : ROUTES[step]

/** Opens the screen of a step. */
export const openStep = ({ iid, id }: Where, step: CfStep | null) => navigate(stepRoute(iid, step), { iid, id })

/** The same in place of the screen whose step is done. */
export const replaceStep = ({ iid, id }: Where, step: CfStep | null) => replace(stepRoute(iid, step), { iid, id })
