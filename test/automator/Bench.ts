import type { Site } from '../startSite'
import type { AppUnderTest } from './AppUnderTest'

/** The tools of a case. */
export interface Bench {
  readonly target: 'weapp' | 'tt'
  /** Address of the gateway the app talks to. */
  readonly gateway: string
  readonly app: AppUnderTest
  /** The server, where the suite has started it; null where it was running already. */
  readonly site: Site | null
  /** Registers a member through the gateway, with a password to log in with. */
  member(iid?: number): Promise<Account>
  /** The last code sent to a mobile number. */
  smsCode(mobile: string): Promise<string>
  /**
   * Sets the JPEG that the next file chooser returns. Null where there is a real album; the case then counts as
   * skipped.
   */
  photo: null | ((jpeg: Buffer) => Promise<void>)
  /** The result of a call made as a visitor, or with the bearer of a login. */
  ask<T>(uri: string, params: Readonly<Record<string, unknown>>, bearer?: string): Promise<T>
  /**
   * Starts the app again from cold, with a launch query and the storage of another run. Null where the tools cannot do
   * that; the case then counts as skipped.
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
  readonly coldStart?: true
  readonly photos?: true
  /** The case works on the server's database; it is skipped where the suite did not start the server. */
  readonly ownSite?: true
  run(bench: Bench): Promise<void>
}
