import { ApiFailure } from '../api/ApiFailure'

type Answer = (option: { readonly event?: string; readonly buttonId?: string }) => void

interface Parts {
  /** Asks the app, which may have a sheet of its own; false when it does not listen. */
  readonly askApp: (answer: Answer, referrer: string) => boolean
  readonly note: (what: string) => void
}

/** What the person in front of the phone has decided, beyond their taps. */
export class Person {
  /** Code of the phone number button; null for somebody who refuses in the platform's window. */
  phoneCode: string | null
  /** Consent to personal data is still missing. */
  privacyAsks = false
  private readonly agreedBy = new Set<string>()
  private pending: Promise<boolean> | undefined

  constructor(
    phoneCode: string | undefined,
    private readonly parts: Parts,
  ) {
    this.phoneCode = phoneCode ?? 'simulated-phone-code'
  }

  /** A button for agreeing was tapped; the platform believes an agreement only after that. */
  tappedAgree(id: string): void {
    this.agreedBy.add(id)
  }

  /** Goes on when personal data may be touched, asking first where it must. */
  async consent(referrer: string): Promise<void> {
    if (!this.privacyAsks) return
    this.pending ??= this.ask(referrer).finally(() => {
      this.pending = undefined
    })
    if (!(await this.pending)) throw new ApiFailure('privacy permission is not authorized')
  }

  private ask(referrer: string): Promise<boolean> {
    return new Promise((resolve) => {
      const answer: Answer = ({ event, buttonId = '' }) => {
        if (event === 'exposureAuthorization') return
        const agreed = event === 'agree' && this.agreedBy.has(buttonId)
        if (event === 'agree' && !agreed) this.parts.note(`nobody has tapped the agreeing button "${buttonId}"`)
        if (agreed) this.privacyAsks = false
        resolve(agreed)
      }
      if (this.parts.askApp(answer, referrer)) return
      // The platform's own window; this person agrees there.
      this.privacyAsks = false
      resolve(true)
    })
  }
}
