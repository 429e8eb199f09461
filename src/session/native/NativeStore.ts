import { makeAutoObservable, observableRef } from 'mobx'

/** The native app's user (shell-and-routes §3). Shown, never believed: who may do what is the session's word. */
export interface NativeUser {
  readonly iid: number
  readonly rid: string
  readonly uid: string
  readonly nickName: string
  readonly headImg: string
  readonly signature: string
}

/** What the operator's own app says of itself and its user; empty everywhere else. */
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
