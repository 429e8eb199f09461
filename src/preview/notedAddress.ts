let noted: string | null = null

/** The stand-ins of the router end here: on the server nothing opens. */
export function noteAddress(url: string): void {
  noted = url
}

/** Where a press leads, learnt by pressing: links then follow the rules of the app, without a second copy of them. */
export function addressOf(press: () => void): string | null {
  noted = null
  press()
  return noted
}
