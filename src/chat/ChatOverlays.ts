import type { ChatMessage } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ChatPeer } from './ChatPeer'

/** The first message of a dialog; it tells the other person which page the question is about. */
export interface Preset {
  readonly title: string
  readonly url: string
}

export interface DialogRequest {
  readonly peer: ChatPeer
  readonly preset?: Preset | undefined
  /** The message of the panel that the user replies to. */
  readonly seed?: ChatMessage | undefined
  /** Id of the message to scroll to. */
  readonly at?: string | undefined
  /** Fills the input when it is empty. */
  readonly draft?: string | undefined
  /** True when the peer's notices are shown: a sender such as the system cannot be answered. */
  readonly isNotices?: boolean | undefined
}

/** An overlay over the screen; `key` identifies it. */
export type Overlay =
  | { readonly kind: 'panel'; readonly key: string }
  | ({ readonly kind: 'dialog'; readonly key: string } & DialogRequest)

/** A message that arrived while the user looks at something else. */
export interface Notice {
  readonly key: string
  readonly name: string
  readonly avatar: string
  readonly words: string
  /** Null when only the panel shows it. */
  readonly peer: ChatPeer | null
}

type Wanted = { readonly kind: 'panel' } | ({ readonly kind: 'dialog' } & DialogRequest)

function isSame(one: Wanted, other: Wanted): boolean {
  if (one.kind === 'panel' || other.kind === 'panel') return one.kind === other.kind
  return one.peer.roleId === other.peer.roleId && Boolean(one.isNotices) === Boolean(other.isNotices)
}

/** The open dialogs and panels, the last one on top, and the notice above every screen. */
export class ChatOverlays {
  stack: readonly Overlay[] = []
  notice: Notice | null = null
  private made = 0

  constructor() {
    makeAutoObservable<ChatOverlays, 'made'>(this, { made: false, stack: observableRef, notice: observableRef })
  }

  get top(): Overlay | null {
    return this.stack[this.stack.length - 1] ?? null
  }

  find(key: string | undefined): Overlay | null {
    return this.stack.find((one) => one.key === key) ?? null
  }

  /** Does not open again what is on top already, so a double tap opens one overlay. */
  add(request: Wanted): Overlay | null {
    const { top } = this
    if (top && isSame(request, top)) return null
    this.made += 1
    const overlay: Overlay = { ...request, key: String(this.made) }
    this.stack = [...this.stack, overlay]
    this.notice = null
    return overlay
  }

  remove(key: string): void {
    this.stack = this.stack.filter((one) => one.key !== key)
  }

  clear(): void {
    this.stack = []
  }

  tell(notice: Notice | null): void {
    this.notice = notice
  }
}

export const chatOverlays = new ChatOverlays()
