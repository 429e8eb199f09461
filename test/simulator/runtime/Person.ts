import { ApiFailure } from '../api/ApiFailure'

type Answer = (option: { readonly event?: string; readonly buttonId?: string }) => void

interface Parts {
  /** Asks the app, which may show a sheet of its own; false when it does not listen. */
  readonly askApp: (answer: Answer, referrer: string) => boolean
  readonly note: (what: string) => void
}

/** The user's decisions, besides their taps. */
export class Person {
  /** The code that the phone number button returns; null for a user who refuses. */
  phoneCode: string | null
  /** True while the user has not consented to the use of personal data. */
  privacyAsks = false
  private readonly agreedBy = new Set<string>()
  private pending: Promise<boolean> | undefined

  constructor(
    phoneCode: string | undefined,
    private readonly parts: Parts,
  ) {
    this.phoneCode = phoneCode ?? 'simulated-phone-code'
  }

  /** The user tapped a consent button; the platform accepts a consent only after that. */
  tappedAgree(id: string): void {
    this.agreedBy.add(id)
  }

  /** Resolves when personal data may be used; asks first where necessary. */
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
      // The platform's own window; this user agrees.
      this.privacyAsks = false
      resolve(true)
    })
  }
}
