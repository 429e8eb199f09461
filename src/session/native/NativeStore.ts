import { makeAutoObservable, observableRef } from 'mobx'

/** The user of the native app (shell-and-routes §3). For display only: permissions depend on the session. */
export interface NativeUser {
  readonly iid: number
  readonly rid: string
  readonly uid: string
  readonly nickName: string
  readonly headImg: string
  readonly signature: string
}

/** What the operator's native app tells about itself and its user; empty everywhere else. */
export class NativeStore {
  user: NativeUser | null = null
  /** 0 when unknown. */
  versionCode = 0

  constructor() {
    makeAutoObservable(this, { user: observableRef })
  }

  take(user: NativeUser | null, versionCode: number): void {
    this.user = user
    this.versionCode = versionCode
  }
}
