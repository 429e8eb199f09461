import type { AppUnderTest } from './AppUnderTest'

/** What a case gets to work with. */
export interface Bench {
  readonly target: 'weapp' | 'tt'
  /** Address of the gateway the app talks to. */
  readonly gateway: string
  readonly app: AppUnderTest
  /** A member made over the gateway, with a password to log in with. */
  member(iid?: number): Promise<Account>
  /** The last code sent to a mobile number. */
  smsCode(mobile: string): Promise<string>
  /** Puts a JPEG into the hand of whoever is asked to choose one next; null where there is a real album, and then the case counts as skipped. */
  photo: null | ((jpeg: Buffer) => Promise<void>)
  /** Reads a call's result as a visitor. */
  ask<T>(uri: string, params: Readonly<Record<string, unknown>>): Promise<T>
  /**
   * Runs the app once more from a cold start with a launch query, and with what another run has left in its storage; null where the tools cannot do that, and then the
   * case counts as skipped.
   */
  coldStart:
    | null
    | (<T>(
        query: Readonly<Record<string, string>>,
        use: (app: AppUnderTest) => Promise<T>,
        storage?: Readonly<Record<string, unknown>>,
      ) => Promise<T>)
}

export interface Account {
  readonly mobile: string
  readonly password: string
}

export interface Case {
  readonly name: string
  /** Screens without which the case has nothing to walk on. */
  readonly screens: readonly string[]
  readonly coldStart?: true
  readonly photos?: true
  run(bench: Bench): Promise<void>
}
