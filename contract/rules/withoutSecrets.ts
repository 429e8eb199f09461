/** Query parameters that grant access or identify a person. Statistics and logs must not contain them. */
const SECRETS = ['session', 'token', 'ridsecret', 'openid', 'unionid', 'code', 'sign', 'signature', 'password']

/** A public path without the secrets in its query (`/app/pay/order` carries the registration's token as `session`). */
export function withoutSecrets(path: string): string {
  const [, start = '', query = '', end = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(path) ?? []
  if (query === '') return path
  const kept = query.split('&').filter((pair) => !SECRETS.includes((pair.split('=')[0] ?? '').toLowerCase()))
  return start + (kept.length > 0 ? `?${kept.join('&')}` : '') + end
}
