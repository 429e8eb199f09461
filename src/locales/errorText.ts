import { t } from './t'

/** The text of a failure for the user: the gateway's message, or "busy" when there is none. */
export const errorText = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'msg' in error && typeof error.msg === 'string' && error.msg !== ''
    ? error.msg
    : t('failed')
