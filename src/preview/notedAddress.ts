let noted: string | null = null

/** The stand-ins of the router call this: the server opens no page. */
export function noteAddress(url: string): void {
  noted = url
}

/** The address that a press leads to, found by running the press. So links follow the app's own rules. */
export function addressOf(press: () => void): string | null {
  noted = null
  press()
  return noted
}
