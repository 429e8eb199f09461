import type { AppUnderTest } from '../automator/AppUnderTest'

/** A member of the demo tenant. */
const ANN = { mobile: '13800000001', password: 'quanzi123' }

/** Logs a member in on the open login screen. */
export async function logInThere(app: AppUnderTest): Promise<void> {
  await app.tap('#login-mode-password')
  await app.type('#login-mobile', ANN.mobile)
  await app.type('#login-password', ANN.password)
  await app.tap('#login-agree')
  await app.tap('#login-submit')
}
