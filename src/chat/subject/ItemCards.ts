import type { ChatLink } from '@quanzi/contract'
import { makeAutoObservable, observableShallow, runInAction } from 'mobx'

/** The items that messages link to. Each is loaded once while the chat lives. */
export class ItemCards {
  private readonly found = new Map<string, ChatLink | null>()
  private readonly asked = new Set<string>()

  constructor(private readonly ask: (url: string) => Promise<ChatLink | null>) {
    makeAutoObservable<ItemCards, 'ask' | 'found' | 'asked'>(this, {
      ask: false,
      asked: false,
      found: observableShallow,
    })
  }

  /** Null when the item does not exist; undefined while it is not loaded. */
  find(url: string): ChatLink | null | undefined {
    return this.found.get(url)
  }

  /** Loads it once; after a failure the next call tries again. */
  async want(url: string): Promise<void> {
    if (this.asked.has(url)) return
    this.asked.add(url)
    try {
      const link = await this.ask(url)
      runInAction(() => this.found.set(url, link))
    } catch {
      this.asked.delete(url)
    }
  }
}
