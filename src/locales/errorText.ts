import { t } from './t'

/** What to tell the user about a failure: the gateway's own words, else that the system is busy. */
export const errorText = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'msg' in error && typeof error.msg === 'string' && error.msg !== ''
    ? error.msg
    : t('failed')
