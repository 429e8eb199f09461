interface Session {
  readonly id: string
  readonly state: string
}

/** The session that a form begins with: the first of the wished ones that is open, or else the first open one; '' without any. */
export function sessionToBegin(sessions: readonly Session[], ...wished: readonly (string | undefined)[]): string {
  const open = sessions.filter(({ state }) => state === 'open')
  return wished.find((one) => open.some(({ id }) => id === one)) ?? open[0]?.id ?? ''
}
