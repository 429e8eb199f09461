import { done, unsupported } from '../outcome'
import type { Login } from './types'

export const login: Login = {
  code: async () => unsupported(),
  consent: async () => done(undefined),
}
