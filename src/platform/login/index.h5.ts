import { unsupported } from '../outcome'
import type { Login } from './types'

export const login: Login = { code: async () => unsupported() }
