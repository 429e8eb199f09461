import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    code: '验证码',
    codeHint: '短信验证码',
    send: '获取验证码',
    resend: '{seconds}秒后重发',
    sent: '验证码已发送',
  },
  en: {
    code: 'Code',
    codeHint: '6-digit code',
    send: 'Send code',
    resend: 'Resend in {seconds}s',
    sent: 'verification code sent',
  },
})
