/** The stand-in's application, which its data name. */
export const LOCAL_APP_ID = 'wxlocal000000000001'

/** The key with which the stand-in's phone encrypts: 16 bytes in base64. It protects nothing. */
export const LOCAL_SESSION_KEY = Buffer.from('local stand-in!!').toString('base64')
