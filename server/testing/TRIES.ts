/** The tables that count the tries of callers who are refused: the only ones that a refused call may write to. */
export const TRIES: readonly string[] = ['attempt', 'password_try', 'sms_code']
